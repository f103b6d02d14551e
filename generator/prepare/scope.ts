import type { Form, Page, Site } from '../../schema/generated/types.ts';
import { type PreparedForm, type PreparedImage, pageUrlToken } from '../../site/prepared-data.ts';
import { filmFinding, imageFinding, type MediaIndex } from '../images/media-index.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { originalFile, pictureFiles } from '../images/picture-files.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import { shortHash } from '../lib/short-hash.ts';
import type { SharedSource } from '../load/load-shared.ts';
import { contactCard, contactCardFile } from '../write/contact-card.ts';
import { createCompanyFacts } from './company/company-facts.ts';
import { defaultChatProvider, defaults } from './defaults.ts';
import { prepareSteps, prepareThanks } from './form/prepare-fields.ts';
import type { PlacedEntries } from './placed-entries.ts';
import { factsInPrices } from './prices.ts';
import { largestSaving } from './savings.ts';
import { createNumberFinder, createPhoneFinder } from './text/handwritten-numbers.ts';
import { interpolate } from './text/interpolate.ts';
import { amountOf, readFact } from './text/read-fact.ts';
import type { OfferKey, PrepareContext } from './value/context.ts';
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
  /** Called with each context that is made, and can replace functions of it. */
  onContext?: ((context: PrepareContext) => void) | undefined;
}

/** The parts of a page that affect how its sections are prepared. */
export type PageScope = DeepReadonly<Pick<Page, 'facts' | 'service' | 'thanks'>> & {
  placed?: PlacedEntries | undefined;
};

/** Called for each part of a page that preparing a value depends on. */
export interface OnUse {
  fact: (name: string) => void;
  /** A form depends on the page's service and thanks. */
  form: () => void;
  /** @param key of an entry in place, or of one that the page does not have */
  placed: (key: string) => void;
}

/** Makes the contexts in which values are prepared. Pages differ only in their facts and service. */
export function createScopes({ site, shared, media, plans, year, addPicture, onContext }: ScopeSource) {
  const company = createCompanyFacts(site, year);
  const handwritten = createNumberFinder(company.site);
  const handwrittenPhone = createPhoneFinder(company.phone(undefined).label);
  const pictures = new Map<string, Omit<PreparedImage, 'alt'> | undefined>();

  function picture(src: string): Omit<PreparedImage, 'alt'> | undefined {
    const file = media.get(src);
    if (!file || file.problem) return undefined;
    const { image, files } = pictureFiles(file, '');
    for (const one of files) addPicture(one);
    return image;
  }

  const siteCard = contactCard(company.describe((name) => company.read(name, undefined), undefined));

  /** The site's card, or one for pages that describe the company otherwise. */
  function contactCardOf(described: Site): string {
    const card = contactCard(described);
    if (card === siteCard) return `/${contactCardFile}`;
    const name = `contact-${shortHash(card, 'sha1')}.vcf`;
    addPicture({ name, draw: async () => Buffer.from(card) });
    return `/assets/${name}`;
  }

  let priceFacts: Set<string> | undefined;

  function film(src: string): string | undefined {
    const file = media.get(src);
    if (!file || file.problem) return undefined;
    const copy = originalFile(file);
    addPicture(copy);
    return `/assets/${copy.name}`;
  }

  return function contextFor(scope: PageScope, onUse?: OnUse): PrepareContext {
    const factOf = (name: string) => {
      onUse?.fact(name);
      const fact = company.read(name, scope.facts);
      // Also on a page that states it: what a cached value depends on must not differ between pages.
      const largest = fact?.saving && largestSaving(fact.saving, context);
      const isStated = scope.facts && Object.hasOwn(scope.facts, name);
      if (!fact || !largest || isStated || Number.parseInt(fact.value, 10) === largest.percent) return fact;
      return { ...fact, value: String(largest.percent) };
    };
    let chat: PrepareContext['chat'] | undefined;
    const context: PrepareContext = {
      fact: (reference) => readFact(reference, factOf),
      amount: (name) => {
        const fact = factOf(name);
        return fact && amountOf(fact);
      },
      priceFacts: () => {
        priceFacts ??= new Set(factsInPrices(shared.content.values(), company.site));
        return priceFacts;
      },
      savings: () =>
        [...company.site.keys()].flatMap((name) => {
          const fact = company.read(name, scope.facts);
          const largest = fact?.saving && largestSaving(fact.saving, context);
          return fact && largest ? [{ name, value: fact.value, ...largest }] : [];
        }),
      handwritten,
      handwrittenPhone,
      factNames: () => [...new Set([...Object.keys(scope.facts ?? {}), ...company.names])],
      contentIds: (collection) => Object.keys(shared.content.get(collection)?.entries ?? {}),
      content: (collection, id) => {
        const entries = shared.content.get(collection)?.entries;
        if (!entries || !Object.hasOwn(entries, id)) return undefined;
        return { data: entries[id], plan: plans.get(`content/${collection}`) };
      },
      contentPlan: (collection) => plans.get(`content/${collection}`),
      offer: (key, id) => {
        const found = context.content(`${key}s`, id)?.data;
        if (found !== undefined) return found;
        const places = offered[key].map((collection) => `${collection}/${id}`);
        for (const place of places) onUse?.placed(place);
        const [place] = places.filter((place) => scope.placed?.has(place));
        return place && scope.placed?.get(place);
      },
      offerIds: (key) => {
        const isOffered = (place: string) => offered[key].some((name) => place.startsWith(`${name}/`));
        const placed = [...(scope.placed?.keys() ?? [])].filter(isOffered);
        return [...context.contentIds(`${key}s`), ...placed.map((place) => place.replace(/^.*\//, ''))];
      },
      image: (src, alt) => {
        const found = pictures.getOrInsertComputed(src, picture);
        return found && { ...found, alt };
      },
      imageFinding: (src, path) => imageFinding(media, src, path),
      film,
      filmFinding: (src, path) => filmFinding(media, src, path),
      form: (name) => form(name),
      dialog: (name) => {
        const written = context.content('forms', name)?.data as Form | undefined;
        return written && { name, ...(written.about && { about: interpolate(written.about, context.fact) }) };
      },
      contactCard: () => contactCardOf(context.site),
      // These read facts, which only the values that use them depend on.
      get site() {
        return company.describe(factOf, scope.facts);
      },
      get phone() {
        onUse?.fact('phone');
        return company.phone(scope.facts);
      },
      get chat() {
        if (!chat) {
          // Its fallback must not be a chat.
          chat = { kind: 'call', href: '' };
          chat = chatOf(site.chat, context);
        }
        return chat;
      },
    };
    onContext?.(context);
    return context;

    function form(name: string): PreparedForm | undefined {
      const written = context.content('forms', name)?.data as Form | undefined;
      if (!written) return undefined;
      onUse?.form();
      const text = (value: unknown) => interpolate(String(value ?? ''), context.fact);
      const price = readAmount(written.price, context);
      const steps = prepareSteps(written, text);
      const thanks = scope.thanks ?? written.thanks;
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
        ...(steps && { steps }),
        ...(thanks !== undefined && { thanks: prepareThanks(thanks, text) }),
      };
    }
  };
}

/** The collections whose entries in place an action can order. */
const offered: Record<OfferKey, readonly string[]> = {
  package: ['packages', 'landing-packages'],
  plan: ['plans'],
};

export type ContextFor = ReturnType<typeof createScopes>;

/** What a chat button does: it opens the chat or shows a message, and otherwise opens a form or does what `fallback` says. */
function chatOf(
  { provider = defaultChatProvider, unavailable, form, fallback }: Site['chat'],
  context: PrepareContext,
): PrepareContext['chat'] {
  const isOffered = provider !== 'none';
  // Only here, because what it says depends on a page's facts.
  if (unavailable !== undefined || form === undefined) {
    const { kind, href } = prepareAction({ ...fallback }, fallback.label, context);
    return { kind: unavailable !== undefined || isOffered ? 'chat' : kind, href };
  }
  const opener = prepareAction({ form }, '', context);
  const { about } = opener;
  return {
    kind: isOffered ? 'chat' : 'form',
    href: opener.href,
    form: String(form),
    ...(about !== undefined && { about }),
  };
}
