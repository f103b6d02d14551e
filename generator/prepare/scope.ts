import type { Form, Page, Site } from '../../schema/generated/types.ts';
import { type PreparedForm, type PreparedImage, pageUrlToken } from '../../site/prepared-data.ts';
import { imageFinding, type MediaIndex } from '../images/media-index.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { pictureFiles } from '../images/picture-files.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import type { SharedSource } from '../load/load-shared.ts';
import { defaults } from './defaults.ts';
import { createNumberFinder } from './text/handwritten-numbers.ts';
import { interpolate } from './text/interpolate.ts';
import { amountOf, ledgerFact, readFact } from './text/read-fact.ts';
import { readablePhone, siteFacts } from './text/site-facts.ts';
import type { PrepareContext } from './value/context.ts';
import type { Plan } from './value/plan.ts';
import { prepareAction } from './value/prepare-action.ts';
import { readAmount } from './value/read-amount.ts';

export interface ScopeSource {
  site: Site;
  shared: SharedSource;
  media: MediaIndex;
  plans: Map<string, Plan | undefined>;
  /** The year in the copyright line. */
  year: number;
  /** Called for each file of a picture on a prepared page. */
  addPicture: (file: PictureFile) => void;
}

/** The parts of a page that affect how its sections are prepared. */
export type PageScope = DeepReadonly<Pick<Page, 'facts' | 'service'>>;

/** Makes the contexts in which values are prepared. Pages differ only in their facts and service. */
export function createScopes({ site, shared, media, plans, year, addPicture }: ScopeSource) {
  const facts = siteFacts(site, year);
  const handwritten = createNumberFinder(facts);
  const phone = { href: `tel:${site.company.phone}`, label: readablePhone(site.company.phone) };
  const pictures = new Map<string, Omit<PreparedImage, 'alt'> | undefined>();

  function picture(src: string): Omit<PreparedImage, 'alt'> | undefined {
    const file = media.get(src);
    if (!file || file.problem) return undefined;
    const { image, files } = pictureFiles(file, '');
    for (const one of files) addPicture(one);
    return image;
  }

  /**
   * @param onFact called with the name of each fact that is read
   * @param onService called when the page's service is read
   */
  return function contextFor(
    scope: PageScope,
    onFact?: (fact: string) => void,
    onService?: () => void,
  ): PrepareContext {
    const factOf = (name: string) => {
      onFact?.(name);
      const own = scope.facts && Object.hasOwn(scope.facts, name) ? scope.facts[name] : undefined;
      return own === undefined ? facts.get(name) : ledgerFact(own, facts.get(name));
    };
    const context: PrepareContext = {
      fact: (reference) => readFact(reference, factOf),
      amount: (name) => {
        const fact = factOf(name);
        return fact && amountOf(fact);
      },
      handwritten,
      factNames: () => [...new Set([...Object.keys(scope.facts ?? {}), ...facts.keys()])],
      contentIds: (collection) => Object.keys(shared.content.get(collection)?.entries ?? {}),
      content: (collection, id) => {
        const entries = shared.content.get(collection)?.entries;
        if (!entries || !Object.hasOwn(entries, id)) return undefined;
        return { data: entries[id], plan: plans.get(`content/${collection}`) };
      },
      image: (src, alt) => {
        const found = pictures.getOrInsertComputed(src, picture);
        return found && { ...found, alt };
      },
      imageFinding: (src, path) => imageFinding(media, src, path),
      form: (name) => form(name),
      phone,
      chat: { kind: 'call', href: '' },
    };
    context.chat = chatOf(site.chat, context);
    return context;

    function form(name: string): PreparedForm | undefined {
      const written = context.content('forms', name)?.data as Form | undefined;
      if (!written) return undefined;
      onService?.();
      const text = (value: unknown) => interpolate(String(value ?? ''), context.fact);
      const price = readAmount(written.price, context);
      return {
        name,
        kind: written.kind,
        title: text(written.title),
        ...(written.intro && { intro: text(written.intro) }),
        submit: text(written.submit),
        submitting: text(written.submitting ?? defaults.submitting),
        ...(written.failed && { failed: text(written.failed) }),
        ...(written.note && { note: text(written.note) }),
        ...(written.about && { about: text(written.about) }),
        ...(written.call && {
          call: prepareAction({ call: true, look: 'outline' }, text(written.call), context),
        }),
        message: written.message ?? false,
        ...(written.offers && { offers: text(written.offers) }),
        ...(written.texts && { texts: text(written.texts) }),
        service: scope.service ?? written.service ?? site.service ?? defaults.service,
        ...(price !== undefined && { price }),
        country: text(written.country ?? defaults.country),
        pageUrl: pageUrlToken,
        brandSlug: site.brandSlug,
        terms: site.terms,
      };
    }
  };
}

export type ContextFor = ReturnType<typeof createScopes>;

/** What a chat button does: it opens the chat or shows a message, and otherwise opens a form or does what `fallback` says. */
function chatOf(
  { provider = 'none', unavailable, form, fallback }: Site['chat'],
  context: PrepareContext,
): PrepareContext['chat'] {
  const { kind, href } = prepareAction({ ...fallback }, fallback.label, context);
  if (unavailable !== undefined) return { kind: 'chat', href };
  const isOffered = provider !== 'none';
  if (form === undefined) return { kind: isOffered ? 'chat' : kind, href };
  const opener = prepareAction({ form }, '', context);
  const { about } = opener;
  return {
    kind: isOffered ? 'chat' : 'form',
    href: opener.href,
    form: String(form),
    ...(about !== undefined && { about }),
  };
}
