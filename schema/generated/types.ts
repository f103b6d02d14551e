// Generated from schema/ by `npm run generate`. Do not edit.

/**
 * The body of `POST /rafp/submit`: the same lead in the words of the customer database. Other properties are kept with the lead but not checked.
 */
export interface LeadCrmCall {
/**
 * The visitor's name, in one line.
 */
clientName: string
/**
 * Where the visitor reads e-mail. Capital letters do not matter when two submissions are compared. Letters of any alphabet are fine; the domain needs a dot.
 */
email: string
/**
 * The phone number as typed, with or without a dial code: at least five digits.
 */
phoneNumber: string
/**
 * The service or plan that the form was opened for. Empty means Resume Writing. A longer name is cut, in both calls alike.
 */
service?: string
/**
 * What the visitor wrote. When the visitor wrote nothing: `Requested service: <service>. Page: <url>`; that sentence is never too long.
 */
message?: string
/**
 * Which brand of the company the lead belongs to. A longer name is cut.
 */
brandSlug?: string
}
/**
 * The body of `POST /api/email/send-resume-email`: a lead that is to be told to the staff by e-mail. Other properties are kept with the lead but not checked.
 */
export interface LeadEmailCall {
/**
 * The visitor's name, in one line.
 */
fullName: string
/**
 * Where the visitor reads e-mail. Capital letters do not matter when two submissions are compared. Letters of any alphabet are fine; the domain needs a dot.
 */
email: string
/**
 * The label of the chosen country. A longer text is cut.
 */
country?: string
/**
 * The phone number as typed, with or without a dial code: at least five digits.
 */
phoneNumber: string
/**
 * True when the visitor ticked the box under the form. Nothing else is accepted.
 */
termsAgreed: true
/**
 * The service or plan that the form was opened for. Empty means Resume Writing. A longer name is cut, in both calls alike.
 */
serviceName?: string
/**
 * The price shown beside that service, in US dollars, as a number or as the page writes it. A longer text is cut.
 */
servicePrice?: (string | number)
/**
 * The address of the page that holds the form. A longer address is cut.
 */
pageUrl?: string
/**
 * What the visitor wrote; only some forms ask for it.
 */
message?: string
}
/**
 * The fields of `POST /api/leads`, sent by a form without JavaScript as `application/x-www-form-urlencoded`. Every value is text.
 */
export interface LeadFormPost {
/**
 * The visitor's name, in one line.
 */
fullName: string
/**
 * Where the visitor reads e-mail. Capital letters do not matter when two submissions are compared. Letters of any alphabet are fine; the domain needs a dot.
 */
email: string
/**
 * The label of the chosen country. A longer text is cut.
 */
country?: string
/**
 * The phone number as typed, with or without a dial code: at least five digits.
 */
phoneNumber: string
/**
 * `on` when the visitor ticked the box under the form. Nothing else is accepted.
 */
termsAgreed: "on"
/**
 * The service or plan that the form was opened for. Empty means Resume Writing. A longer name is cut, in both calls alike.
 */
serviceName?: string
/**
 * The price shown beside that service, in US dollars, as the page writes it. A longer text is cut.
 */
servicePrice?: string
/**
 * The address of the page that holds the form. A longer address is cut.
 */
pageUrl?: string
/**
 * What the visitor wrote; only some forms ask for it.
 */
message?: string
/**
 * The name of the form in the page file. A longer name is cut.
 */
form?: string
/**
 * Which brand of the company the lead belongs to. A longer name is cut.
 */
brandSlug?: string
/**
 * The id of the `<form>` element, so that the same form comes back with its errors. A longer id is cut.
 */
formId?: string
/**
 * Filled by a script with the key that the other two calls send as the header `Idempotency-Key`; empty without JavaScript.
 */
idempotencyKey?: string
}
/**
 * A name in lower case, made of letters, digits and single hyphens. It becomes an anchor or a key, so keep it short and stable.
 */
export type Id = string
/**
 * One line or paragraph of plain text. `${fact}` puts in a fact, for example `${phone}`.
 */
export type Text = string
/**
 * Text with a few marks: **strong**, *emphasis*, [link](/faqs/), ==highlight==, __underline__, ((circle)), ~~struck out~~, ++written in++ and a tick {tick}. A new line in the text breaks the line (`|-` keeps new lines). `${fact}` puts in a fact.
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
 * Calls a telephone number, such as `+1 813 555 0119`. `true` calls the company's number.
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
export type ContentReference = ("all" | Id[])
/**
 * A fact's name in camelCase.
 */
export type FactName = string
/**
 * A fact's value, shown as it is written.
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
features: Text[]
/**
 * `recommended` stands out as a sheet, `popular` in ink.
 */
highlight?: ("recommended" | "popular")
/**
 * Price in US dollars, sent with the lead; not shown on landing pages.
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
 * The page this one is a variant of: its file name without `.yaml`, in quotes when it is a number.
 */
extends?: string
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
/**
 * What stands at the top of the page: links to its own sections and one action.
 */
nav?: Nav
/**
 * The sections of the page from top to bottom. Each key is the section's id and its anchor; `type` says which kind it is.
 */
sections: Record<string, Section>
}
/**
 * One thing that the software found.
 */
export interface ScanResult {
/**
 * What it looked for.
 */
field: Text
/**
 * What it found.
 */
value: Text
/**
 * Whether it is still reading this.
 */
pending?: boolean
}
/**
 * A dark band: applicant-tracking software reads a resume, line by line, and lists what it found.
 */
export interface AtsBandSection {
/**
 * Software reading a resume.
 */
type: "ats-band"
/**
 * The band's headline.
 */
heading: RichText
/**
 * A sentence or two below it.
 */
lead?: RichText
/**
 * One or two calls to action.
 * 
 * @minItems 1
 * @maxItems 2
 */
actions: Action[]
/**
 * The resume that is read, an upright letter page.
 */
image: Image
score: ScanScore
/**
 * What the software found, in the order of the page.
 * 
 * @minItems 1
 * @maxItems 8
 */
results: ScanResult[]
}
/**
 * How well the resume matches a posting.
 */
export interface ScanScore {
/**
 * The figure.
 */
value: Text
/**
 * What it was compared with.
 */
against: Text
}
/**
 * A quiet row of the companies where clients found positions, in grayscale.
 */
export interface ClientLogosSection {
/**
 * A row of logos.
 */
type: "client-logos"
/**
 * The line above the logos.
 */
heading: Text
/**
 * Which companies of `content/clients.yaml`, in this order; or `all`.
 */
clients: ContentRef<'clients'>
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
 * The closing band on evergreen: the promise, its seal, calls to action and notes.
 */
export interface GuaranteeBandSection {
/**
 * The closing band.
 */
type: "guarantee-band"
/**
 * The promise.
 */
heading: RichText
/**
 * The promise in full.
 */
lead?: RichText
/**
 * The buttons: one `light`, others `outline`.
 */
actions?: Action[]
/**
 * The seal beside the promise.
 */
seal?: Image
/**
 * Short assurances below.
 * 
 * @maxItems 4
 */
notes?: GuaranteeBandNote[]
}
/**
 * One assurance.
 */
export interface GuaranteeBandNote {
/**
 * The assurance.
 */
title: Text
/**
 * A sentence that explains it.
 */
text: RichText
}
/**
 * The first screen of a landing page: the headline with its changing words, calls to action, a form, and a document with an editor's corrections.
 */
export interface HeroSection {
/**
 * The first screen of a landing page.
 */
type: "hero"
/**
 * The page's headline. `{rotate}` is where the words of `rotate` take turns; a new line breaks it.
 */
headline: RichText
/**
 * Two to six words that take turns in the headline, each for three seconds. Visitors can pause them.
 * 
 * @minItems 2
 * @maxItems 6
 */
rotate?: Text[]
/**
 * One or two sentences below the headline.
 */
lead?: RichText
/**
 * The buttons below: one `primary`, and others that are not.
 */
actions?: Action[]
/**
 * A row of stars below the buttons.
 */
rating?: Rating
/**
 * The form of `content/forms.yaml` that stands beside the headline.
 */
form?: FormRef
draft?: HeroDraft
/**
 * The editor's remarks in the margin, which explain the corrections.
 */
notes?: HeroNote[]
}
/**
 * A resume as the editor's pencil leaves it. Write corrections with ~~struck out~~ ++written in++ ==highlight== ((circle)) __underline__; `{tick}` puts a tick into the margin.
 */
export interface HeroDraft {
/**
 * What the document shows, for those who do not see it.
 */
alt: Text
/**
 * Whose resume it is.
 */
name: Text
/**
 * The line below the name.
 */
title?: RichText
/**
 * Contact lines.
 */
contact?: RichText
/**
 * The edited paragraph; a bracket stands in its margin.
 */
summary?: RichText
/**
 * The heading over the jobs.
 */
heading?: Text
/**
 * The jobs, latest first.
 * 
 * @minItems 1
 */
jobs: HeroDraftJob[]
}
/**
 * One job.
 */
export interface HeroDraftJob {
/**
 * Position and employer.
 */
title: Text
/**
 * From when to when.
 */
years?: Text
/**
 * What was done there.
 * 
 * @minItems 1
 */
bullets: HeroDraftBullet[]
/**
 * Whether phones leave the whole job out.
 */
desktopOnly?: boolean
}
/**
 * One line of a job.
 */
export interface HeroDraftBullet {
/**
 * The line with its corrections.
 */
text: RichText
/**
 * Whether phones leave it out.
 */
desktopOnly?: boolean
}
/**
 * One remark.
 */
export interface HeroNote {
/**
 * What the editor says, in the pencil's italics.
 */
remark: RichText
/**
 * Why.
 */
text: RichText
}
/**
 * One step of the work.
 */
export interface HowItWorksStep {
/**
 * What happens, in a few words.
 */
title: Text
/**
 * Who does what.
 */
text: RichText
/**
 * When or where, in a few words.
 */
note?: Text
/**
 * A drawing of the step, 160 x 120. It decorates, so its alt is empty.
 */
image: Image
}
/**
 * The steps of the work, numbered. A highlight goes from step to step every 4 seconds and can be paused.
 */
export interface HowItWorksSection {
/**
 * Numbered steps with a moving highlight.
 */
type: "how-it-works"
/**
 * The section's headline.
 */
heading: RichText
/**
 * The steps, in order.
 * 
 * @minItems 2
 * @maxItems 6
 */
steps: HowItWorksStep[]
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * A quiet full-page message, such as a thank-you or a page that was not found, with a sheet of paper beside it.
 */
export interface NoticeSection {
/**
 * A full-page message.
 */
type: "notice"
/**
 * The message in a few words; a new line breaks it.
 */
heading: RichText
/**
 * The message in a sentence or two.
 */
message: RichText
/**
 * Where to go from here.
 */
actions?: Action[]
confirmations?: NoticeConfirmations
sheet?: NoticeSheet
}
/**
 * Green messages for visitors who come from a form. One shows when the address ends with its name: `/thankyou#received`.
 */
export interface NoticeConfirmations {
/**
 * Both the e-mail and the CRM accepted the request.
 */
received: Text
/**
 * Only the e-mail was accepted.
 */
sent: Text
/**
 * Only the CRM accepted it.
 */
stored: Text
}
/**
 * The sheet of paper beside the message, with the editor's marks: ~~struck out~~ ++written in++ ==highlight== ((circle)) __underline__; `{tick}` puts a tick into the margin.
 */
export interface NoticeSheet {
/**
 * The head of the sheet.
 */
title: RichText
/**
 * The line below it.
 */
subtitle?: RichText
/**
 * The lines of the sheet. A line that is `missing` is a gap which the editor circled and wrote into.
 * 
 * @minItems 1
 */
lines: NoticeLine[]
/**
 * What the editor wrote at the foot of the sheet.
 */
remark?: RichText
}
/**
 * One line.
 */
export interface NoticeLine {
/**
 * What it says.
 */
text: RichText
/**
 * Whether the line is a gap with the editor's note in it.
 */
missing?: boolean
}
/**
 * Packages as an endless row of cards. It moves on by one card every 3 seconds, rests when a visitor uses or hovers it, and can be paused. No prices are shown.
 */
export interface PackagesSliderSection {
/**
 * Packages as a row of cards.
 */
type: "packages-slider"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which packages of `content/packages.yaml`, in this order; or `all`.
 */
items: ContentRef<'packages'>
/**
 * The button on each card. A form that it opens is filled with the card's package.
 */
action: Action
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * One numbered part.
 */
export interface PolicyPart {
/**
 * The part's anchor: `/term-of-use/#refunds` leads to the part `refunds`. Different from every other id on the page.
 */
id: Id
/**
 * The part's headline, without a number.
 */
heading: Text
/**
 * The text, one entry for each paragraph.
 * 
 * @minItems 1
 */
paragraphs: RichText[]
/**
 * Points below the paragraphs.
 */
list?: RichText[]
}
/**
 * A legal text to read: a title, then numbered parts with a table of contents beside them.
 */
export interface PolicySection {
/**
 * A legal text.
 */
type: "policy"
/**
 * The headline of the page.
 */
title: Text
/**
 * Since when the text holds, in words.
 */
updated: Text
/**
 * What the text is about, in a sentence or two.
 */
intro: RichText
/**
 * The parts from top to bottom. They are numbered by themselves, and the table of contents is made from their headings.
 * 
 * @minItems 1
 */
parts: PolicyPart[]
}
/**
 * What clients wrote, in a row that scrolls sideways, beside the rating on a review site.
 */
export interface ReviewsSection {
/**
 * What clients wrote.
 */
type: "reviews"
/**
 * The section's headline.
 */
heading: RichText
/**
 * The rating on a review site.
 */
rating: Rating
/**
 * Which reviews of `content/testimonials.yaml`, in this order; or `all`.
 */
items: ContentRef<'testimonials'>
/**
 * Tells that the row goes on.
 */
hint?: Text
}
/**
 * Resume samples, one at a time: a stage, thumbnails, dots, a progress bar. It moves on every 4 seconds, rests 8 seconds after a visitor chose a sample, and can be paused.
 */
export interface SamplesCarouselSection {
/**
 * Resume samples, one at a time.
 */
type: "samples-carousel"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence or two below the headline.
 */
lead?: RichText
/**
 * Which samples of `content/samples.yaml`, in this order; or `all`.
 */
items: ContentRef<'samples'>
/**
 * The button below the samples.
 */
action?: Action
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * One sentence with an editor's marks, and below it a list that says what each mark stands for.
 */
export interface WhyUsSection {
/**
 * A sentence and the key to its marks.
 */
type: "why-us"
/**
 * The section's headline for screen readers and search engines; the sentence stands for it on the page.
 */
heading?: Text
/**
 * The sentence. Use each mark of the list once: ((circle)), ==highlight==, __underline__, {tick}.
 */
statement: RichText
/**
 * The reasons; each repeats one mark of the sentence.
 * 
 * @minItems 2
 * @maxItems 4
 */
items: WhyUsItem[]
}
/**
 * One reason.
 */
export interface WhyUsItem {
/**
 * The mark of the sentence that this reason explains.
 */
mark: ("circle" | "highlight" | "underline" | "tick")
/**
 * The reason in one or two words.
 */
title: Text
/**
 * What it means for the client.
 */
text: RichText
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

declare const refersTo: unique symbol;
/** `all`, or ids of a content file. */
export interface ContentRef<Collection extends CollectionName> { readonly [refersTo]: Collection }
/** The name of a form in content/forms.yaml. */
export interface FormRef { readonly [refersTo]: 'form' }

/** Each section type with the shape of its YAML. */
export interface SectionByType {
  'ats-band': AtsBandSection;
  'client-logos': ClientLogosSection;
  'faqs': FaqsSection;
  'guarantee-band': GuaranteeBandSection;
  'hero': HeroSection;
  'how-it-works': HowItWorksSection;
  'notice': NoticeSection;
  'packages-slider': PackagesSliderSection;
  'policy': PolicySection;
  'reviews': ReviewsSection;
  'samples-carousel': SamplesCarouselSection;
  'why-us': WhyUsSection;
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
