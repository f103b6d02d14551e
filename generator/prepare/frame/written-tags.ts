import type { Conversion, GoogleTag, MetaPixel, TagManager } from '../../../schema/generated/types.ts';

/** The schema allows `false`, which turns a part off, and refuses `true`. */
type Parts<Written> = Exclude<Written, boolean>;

/** What a conversion lists, with its value resolved. */
export interface WrittenConversion extends Omit<Parts<Conversion>, 'value'> {
  value?: number;
}

/** `tags` of a page or of site.yaml. */
export interface WrittenTags {
  google?: false | { [Name in keyof Parts<GoogleTag>]: string | false };
  meta?: false | Parts<MetaPixel>;
  gtm?: false | Parts<TagManager>;
  conversions?: false | Record<string, false | WrittenConversion>;
}
