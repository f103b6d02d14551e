// Generated from schema/ by `npm run generate`. Do not edit.

/**
 * A name in lower case, made of letters, digits and single hyphens. It becomes an anchor or a key, so keep it short and stable.
 */
export type Id = string
/**
 * One line or paragraph of plain text. `${fact}` puts in a fact, for example `${phone}`.
 */
export type Text = string
/**
 * Text with a few marks: **strong**, *emphasis*, [link](/faqs/), ==highlight==, __underline__, ((circle)), ~~struck out~~, ++written in++ and a tick {tick}. A line ending in two spaces or a backslash breaks. `${fact}` puts in a fact.
 */
export type RichText = string
/**
 * The path of a page on this site, starting with a slash. A trailing slash is kept as written.
 */
export type Route = string
/**
 * A picture from `landing-configs/media`, with words for those who do not see it.
 */
export interface Image {
/**
 * Path of the file below `media/`.
 */
src: string
/**
 * What the picture shows, in a few words. Empty ("") only when it decorates.
 */
alt: string
}
/**
 * A call to action: a label and exactly one thing to do (form, chat, link, anchor or call).
 */
export interface Action {
/**
 * The words on the button or link.
 */
label: string
/**
 * How it looks: `primary` (filled; one in a group), `outline`, `light` (on dark bands), `link` (underlined words).
 */
look?: ("primary" | "outline" | "light" | "link")
/**
 * Opens the form with this name from `content/forms.yaml`.
 */
form?: Id
/**
 * With `form`: the package of `content/packages.yaml` that the form is filled with.
 */
package?: Id
/**
 * Opens the live chat.
 */
chat?: true
/**
 * Goes to a page of this site (`/faqs/`), or to a full address (`https://...`, `mailto:...`).
 */
link?: string
/**
 * Scrolls to the section with this id on the same page.
 */
anchor?: Id
/**
 * Calls a telephone number. `true` calls the company's number.
 */
call?: (boolean | string)
}
/**
 * A rating of the company and where it stands.
 */
export interface Rating {
/**
 * Out of five.
 */
value: number
/**
 * The review site.
 */
source: Text
}
/**
 * The colour a section stands on: `paper` (the page), `blotter` (green, where a sheet of paper lies; never twice in a row), `sheet` (white).
 */
export type Ground = ("paper" | "blotter" | "sheet")
/**
 * `all`, or a list of ids of a content file, in the order shown.
 */
export type ContentReference = ("all" | [Id, ...(Id)[]])
/**
 * A fact's name in camelCase.
 */
export type FactName = string
/**
 * A fact's value.
 */
export type Fact = (string | number)
/**
 * One entry of content/clients.yaml; its key is its id.
 */
export interface Client {
/**
 * The company.
 */
name: Text
/**
 * Its logo in one grey.
 */
logo: Image
}
/**
 * One entry of content/faqs.yaml; its key is its id.
 */
export interface Faq {
/**
 * The question, as a visitor would ask it.
 */
question: Text
/**
 * The answer, in a few sentences.
 */
answer: RichText
}
/**
 * One entry of content/forms.yaml; its key is its id.
 */
export interface Form {
/**
 * What a sent form is to the company.
 */
kind: ("lead" | "order" | "review")
/**
 * The heading of the form.
 */
title: RichText
/**
 * A sentence below it.
 */
intro?: RichText
/**
 * The button's label.
 */
submit: Text
/**
 * The button's label while it is sent.
 */
submitting?: Text
/**
 * Small print below the button.
 */
note?: Text
/**
 * The service asked for when neither page nor action names one.
 */
service?: Text
/**
 * Whether the form has a field for a message.
 */
message?: boolean
}
/**
 * One entry of content/packages.yaml; its key is its id.
 */
export interface Package {
/**
 * The badge on the card.
 */
type: ("BUDGET" | "RESUME" | "RECOMMENDED" | "POPULAR" | "CORPORATE" | "WEB BASED" | "LINKEDIN")
/**
 * The package's name.
 */
name: Text
/**
 * For whom it is.
 */
subtitle: Text
/**
 * Which of the three documents it holds.
 * 
 * Items: A document.
 */
includes: ("resume" | "cover" | "linkedin")[]
/**
 * What is in it, one line each.
 * 
 * @minItems 1
 */
features: [Text, ...(Text)[]]
/**
 * `recommended` stands out as a sheet, `popular` in ink.
 */
highlight?: ("recommended" | "popular")
/**
 * Price in whole US dollars, sent with the lead; not shown on landing pages.
 */
price?: number
}
/**
 * One entry of content/samples.yaml; its key is its id.
 */
export interface Sample {
/**
 * The profession.
 */
title: Text
/**
 * What was done for this person.
 */
description: Text
/**
 * The page.
 */
image: Image
}
/**
 * One entry of content/testimonials.yaml; its key is its id.
 */
export interface Testimonial {
/**
 * Who wrote it.
 */
name: Text
/**
 * What they do.
 */
role: Text
/**
 * Letters in the round avatar.
 */
initials: string
/**
 * Stars, one to five.
 */
rating: number
/**
 * Their words. ==Highlight== the phrase that matters.
 */
review: RichText
/**
 * Where the review stands.
 */
source: Text
}
/**
 * The page's navigation: anchors of its own sections and one action.
 */
export interface Nav {
/**
 * Links to sections of this page.
 */
links?: Action[]
/**
 * The button at the right end.
 */
action?: Action
/**
 * The button at the foot of the menu on phones.
 */
menuAction?: Action
}
/**
 * One page of the site. `extends` names another page; this file is then merged over it (objects merge, lists and single values replace, null removes).
 */
export interface Page {
/**
 * The page this one is a variant of: its file name without `.yaml`.
 */
extends?: Id
/**
 * The page's address on this site.
 */
route: Route
/**
 * The frame around the sections: `landing` (own navigation to the page's anchors) or `plain` (brand and footer only).
 */
layout?: ("landing" | "plain")
/**
 * The colours: `day` (paper), `night` (ink) or `evergreen`.
 */
theme?: ("day" | "night" | "evergreen")
/**
 * The title in search results and on the browser's tab. Up to about 60 characters.
 */
title: Text
/**
 * One or two sentences for search results. Up to about 160 characters.
 */
description: Text
/**
 * Whether search engines may list the page. `false` also keeps it out of the sitemap.
 */
indexed?: boolean
/**
 * The picture shown when the page is shared. Without it, the site's own.
 */
share?: Image
/**
 * The service that this page's forms ask for, unless an action names a package.
 */
service?: Text
/**
 * Facts of this page alone. They win over the site's facts of the same name.
 */
facts?: {
[k: string]: Fact
}
nav?: Nav
/**
 * The sections of the page from top to bottom. Each key is the section's id and its anchor; `type` says which kind it is.
 */
sections: Record<string, Section>
}
/**
 * Questions that open one at a time, with a heading and a way to ask a person.
 */
export interface FaqsSection {
/**
 * Questions and answers.
 */
type: "faqs"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * A way to ask a person.
 */
action?: Action
/**
 * Which questions of `content/faqs.yaml`, in this order; or `all`.
 */
items: ContentRef<'faqs'>
/**
 * Whether the first question is open at first.
 */
open?: boolean
}
/**
 * What holds for the whole site: the company, its facts, the footer, chat and budgets.
 */
export interface Site {
/**
 * The company's name.
 */
name: Text
brand: Brand
/**
 * The site's public address without a trailing slash; canonical links and the sitemap use it.
 */
url: string
/**
 * The constant that tells the CRM which brand a lead belongs to.
 */
brandSlug: Id
/**
 * Language of the pages as a BCP 47 tag.
 */
language?: string
company: Company
/**
 * The company's profiles elsewhere.
 */
social?: Action[]
/**
 * Numbers and names that copy uses as `${name}`, each written once. `phone`, `email`, `company` and `year` are there by themselves.
 */
facts?: {
[k: string]: Fact
}
footer: Footer
chat: Chat
terms: TermsLinks
/**
 * The picture shown when a page without one of its own is shared.
 */
share: Image
budgets?: Budgets
}
/**
 * The name as the wordmark shows it: the second part stands in italics.
 */
export interface Brand {
/**
 * The upright part.
 */
first: Text
/**
 * The part in italics.
 */
second?: Text
}
/**
 * Who stands behind the site.
 */
export interface Company {
/**
 * Street and number.
 */
street: Text
/**
 * City.
 */
city: Text
/**
 * State.
 */
state: Text
/**
 * ZIP code.
 */
zip: Text
/**
 * Country.
 */
country: Text
/**
 * Telephone number in international form.
 */
phone: string
/**
 * E-mail address.
 */
email: string
}
/**
 * Lists of links at the foot of every page.
 */
export interface Footer {
/**
 * Lists with a heading each.
 */
columns?: FooterColumn[]
/**
 * Links in the last line.
 */
legal?: Action[]
/**
 * The last line.
 */
copyright: Text
}
/**
 * One list.
 */
export interface FooterColumn {
/**
 * The heading of the list.
 */
heading: Text
/**
 * The links.
 */
links: Action[]
}
/**
 * The live chat.
 */
export interface Chat {
/**
 * Who runs the chat; `none` until one is configured.
 */
provider?: "none"
/**
 * What a visitor is told while there is no chat.
 */
unavailable: Text
/**
 * Where a chat button leads without JavaScript.
 */
fallback: Action
}
/**
 * Where the terms and the privacy policy stand; forms link to both.
 */
export interface TermsLinks {
/**
 * Terms.
 */
terms: Route
/**
 * Privacy policy.
 */
privacy: Route
}
/**
 * The most that a page may weigh, in kilobytes after Brotli. A page over a budget fails the build by name.
 */
export interface Budgets {
/**
 * A page's HTML with its styles.
 */
html?: number
/**
 * Script before a visitor touches or scrolls.
 */
script?: number
/**
 * All font files together (woff2, as they are).
 */
fonts?: number
}

/** `all`, or ids of a content file. The name of the content file is part of the type only. */
export type ContentRef<Collection extends CollectionName> = 'all' | (string[] & { collection?: Collection });

/** Each section type with the shape of its YAML. */
export interface SectionByType {
  'faqs': FaqsSection;
}
export type SectionType = keyof SectionByType;
export type Section = SectionByType[SectionType];
/** Each content file with the shape of its entries. */
export interface ContentByCollection {
  'clients': Client;
  'faqs': Faq;
  'forms': Form;
  'packages': Package;
  'samples': Sample;
  'testimonials': Testimonial;
}
export type CollectionName = keyof ContentByCollection;
