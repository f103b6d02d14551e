import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import type { ServerEnv } from '../../http/server-env.ts';
import type { DistFile } from '../../static/dist-file.ts';
import type { LiveSite } from '../../static/live-site.ts';
import { bucketCount } from '../assignment/assignment-table.ts';
import { bucketIn } from '../assignment/bucket-cookie.ts';
import type { DayBuckets } from '../assignment/day-bucket.ts';
import { createVisitorBuckets } from '../assignment/visitor-bucket.ts';
import { createExposures, type OnExposure } from '../exposure.ts';
import type { Renditions, ShownPage } from './renditions.ts';
import { exposedContext, VisitorRequest, visitorOf } from './visitor-of.ts';

export interface TestedPagesParts {
  days: DayBuckets;
  /** At least 0 and less than 1. */
  random: () => number;
  onExposure: OnExposure;
  /** Whether a request may see any variant by `?variant=`. */
  canChoose: (c: Context<ServerEnv>) => Promise<boolean>;
  trustProxy: BlockList;
}

/** The site that a page is from. */
type SiteOfPage = Pick<LiveSite, 'renditions'>;

export interface TestedPages {
  /** What a visitor sees of a page. @param file what the address shows without experiments */
  shown: (c: Context<ServerEnv>, site: SiteOfPage, file: DistFile) => Promise<ShownPage>;
  /** What a visitor saw of a page before this request. */
  seen: (c: Context<ServerEnv>, site: SiteOfPage, file: DistFile) => Promise<DistFile>;
  /** The same as `shown`, from what is in memory of the site that was live last; undefined if only the app can say it. */
  known: (
    request: IncomingMessage,
    isSecure: boolean,
  ) => Pick<ShownPage, 'variants' | 'setCookie'> | undefined;
  /** Reports that the app sent a page that shows these variants. */
  expose: (variants: string, c: Context<ServerEnv>) => void;
  /** The same for an answer from memory. */
  exposeRequest: (variants: string, request: IncomingMessage, isSecure: boolean) => void;
}

const untested = { variants: '' };

/** Chooses what visitors see of the pages that running experiments change. */
export function createTestedPages(parts: TestedPagesParts): TestedPages {
  const { days, random, onExposure, canChoose, trustProxy } = parts;
  let latest: Renditions | undefined;
  const buckets = createVisitorBuckets({ days, random: () => Math.floor(random() * bucketCount) });
  const report = createExposures(onExposure);

  return {
    async shown(c, { renditions }, file) {
      latest = renditions;
      const plain = { file, variants: '' };
      const tested = await renditions.pageOf(file);
      if (!tested) return plain;
      const asked = new URL(c.req.url).searchParams.getAll('variant');
      const chosen = await renditions.chosen(file, asked);
      if (chosen && (await canChoose(c))) return chosen;
      const { page, list } = tested;
      const { bucket, setCookie } = await buckets.load(visitorOf(c), list);
      const keep = setCookie === undefined ? {} : { setCookie };
      const variants = bucket === undefined ? '' : page.variantsOf(bucket);
      const rendition = variants === '' ? undefined : await renditions.fileOf(page, variants, file);
      return { ...plain, ...keep, ...(rendition && { file: rendition, variants }) };
    },
    async seen(c, { renditions }, file) {
      const tested = await renditions.pageOf(file);
      if (!tested) return file;
      const { page, list } = tested;
      const visitor = visitorOf(c);
      // Pages come with the cookie, so a visitor without it saw none, or keeps no cookies.
      if (list.cookie === 'always' && bucketIn(visitor.cookies) === undefined) return file;
      const { bucket } = await buckets.load(visitor, list);
      const saw =
        bucket === undefined ? undefined : await renditions.fileOf(page, page.variantsOf(bucket), file);
      return saw ?? file;
    },
    known(request, isSecure) {
      const list = latest?.known();
      if (!list || list.pages.size === 0) return untested;
      const { url = '' } = request;
      const query = url.indexOf('?');
      const page = list.pageAt(query < 0 ? url : url.slice(0, query));
      if (!page) return untested;
      if (query >= 0 && /[?&]variant=/.test(url)) return undefined;
      const visitor = buckets.now(new VisitorRequest(request, isSecure, trustProxy), list);
      if (visitor?.bucket === undefined) return undefined;
      const { bucket, setCookie } = visitor;
      return { variants: page.variantsOf(bucket), ...(setCookie !== undefined && { setCookie }) };
    },
    expose(variants, c) {
      if (variants !== '') report(variants, exposedContext(c));
    },
    exposeRequest(variants, request, isSecure) {
      if (variants !== '') report(variants, new VisitorRequest(request, isSecure, trustProxy));
    },
  };
}
