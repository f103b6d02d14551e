// Generated from schema/ by `npm run generate`. Do not edit.

/**
 * One arrival at the site.
 */
export interface Touch {
/**
 * When it was, by the visitor's clock: ISO 8601 in UTC.
 */
at: string
/**
 * The path of the page, without its query. A longer one is cut.
 */
landingPage: string
/**
 * The other site's address without its query; empty when there was none. A longer one is cut.
 */
referrer: string
/**
 * The campaign parameters of the page's address; those that are not named here are left out. A longer value is cut.
 */
params: {
[k: string]: string
}
}
/**
 * How a visitor came to the site, by first and last touch; what a lead call carries as `attribution`.
 */
export interface Attribution {
/**
 * How the visitor came the first time within 90 days.
 */
first?: Touch
/**
 * How the visitor came last from another site or with a campaign parameter; a direct visit does not count.
 */
last?: Touch
}
/**
 * One box of a form, and the words to which the visitor said yes or no; a lead call carries a list of them as `consents`.
 */
export interface Consent {
/**
 * The name of the field.
 */
name: string
/**
 * Whether the box was ticked.
 */
given: boolean
/**
 * The wording that stood beside the box, links as their text, in one line. A longer one is cut.
 */
text: string
}
/**
 * The body of `POST /api/payments/create-payment`, beside `customerInfo`, which customer-info.schema.json describes. Source: spec section 7, call 5.
 */
export interface CreatePaymentBody {
/**
 * What the card processor's script made of the card in the browser; the card itself never comes here.
 */
paymentMethodId: string
/**
 * The link's amount in cents. Compared with the link, and never what is charged.
 */
amount: number
/**
 * The link's project name. Compared with the link.
 */
packageName: string
/**
 * The id of the payment link.
 */
uniqueId: string
}
/**
 * Who pays, as the payment form was filled in. Addresses of any country are fine: they are the card's, and the bank judges them.
 */
export interface CustomerInfo {
/**
 * Where the receipt goes.
 */
email: string
/**
 * The client's first name.
 */
firstName: string
/**
 * The client's last name.
 */
lastName: string
/**
 * As typed, of any country.
 */
phone: string
/**
 * Street and number.
 */
address: string
/**
 * The city.
 */
city: string
/**
 * The state, or the region elsewhere.
 */
state: string
/**
 * The ZIP code, or the postal code elsewhere, with letters if it has some.
 */
zipCode: string
/**
 * Kept, and not told to the bank: the form names the United States for everybody.
 */
country?: string
}
/**
 * The body of `POST /api/payments/generate-link`: what a member of staff wants to be paid for. Source: spec section 7, call 3.
 */
export interface GenerateLinkBody {
/**
 * What is paid for, in one line; the client sees it.
 */
projectName: string
/**
 * US dollars: a decimal text such as `219` or `219.50`, or a number with at most two decimals. From 0.50 to 999,999.99, which is what cards can be charged.
 */
amount: (string | number)
/**
 * What the client gets, in any number of lines; the client sees it.
 */
description: string
}
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
 * What the visitor wrote, below the subject when there is one. When the visitor wrote nothing: `Requested service: <service>. Page: <url>`; that sentence is never too long.
 */
message?: string
/**
 * Which brand of the company the lead belongs to. A longer name is cut.
 */
brandSlug?: string
/**
 * How the visitor came, in the shape of `attribution.schema.json`. No visitor typed it, so anything else is left out and never refused.
 */
attribution?: (string | number | boolean | {

} | unknown[] | null)
/**
 * Which content the page had: it changes when the page says something else. A longer one is cut. No visitor typed it, so anything else is left out and never refused.
 */
pageRevision?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The boxes of the form with the words that stood beside them, each in the shape of `consent.schema.json`. No visitor typed it, so anything else is left out and never refused.
 */
consents?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The struck-out price beside that service, in US dollars, when the form was opened for a plan that shows one. A longer text is cut. No visitor typed it, so anything else is left out and never refused.
 */
originalPrice?: (string | number | boolean | {

} | unknown[] | null)
/**
 * Empty for people, who never see the field; programs that fill in whatever they find give themselves away. A longer text is cut.
 */
website?: (string | number | boolean | {

} | unknown[] | null)
/**
 * How long the page had been open, in ms. No visitor typed it, so anything else is left out and never refused.
 */
elapsedMs?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The token of Cloudflare Turnstile, where the site asks for one and its script was in time. A longer text is cut.
 */
turnstileToken?: (string | number | boolean | {

} | unknown[] | null)
}
/**
 * The body of `POST /api/email/send-resume-email`: a lead that is to be told to the staff by e-mail. Other properties are kept with the lead but not checked.
 */
export type LeadEmailCall = {
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
 * What a message is about; only a contact form asks for it.
 */
subject?: string
/**
 * True when the visitor ticked the box under the form. Nothing else is accepted.
 */
termsAgreed?: true
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
/**
 * Whether the visitor wants to hear about offers; only a contact form asks for it.
 */
marketingConsent?: boolean
/**
 * The name of the form in the page file. A longer name is cut.
 */
form?: string
/**
 * What the form is to the company, and with it which fields are required: a `consultation` has no box for the terms, a `contact` needs a subject and a message. Without it, a lead.
 */
kind?: ("lead" | "order" | "review" | "consultation" | "contact")
/**
 * How the visitor came, in the shape of `attribution.schema.json`. No visitor typed it, so anything else is left out and never refused.
 */
attribution?: (string | number | boolean | {

} | unknown[] | null)
/**
 * Which content the page had: it changes when the page says something else. A longer one is cut. No visitor typed it, so anything else is left out and never refused.
 */
pageRevision?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The boxes of the form with the words that stood beside them, each in the shape of `consent.schema.json`. No visitor typed it, so anything else is left out and never refused.
 */
consents?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The struck-out price beside that service, in US dollars, when the form was opened for a plan that shows one. A longer text is cut. No visitor typed it, so anything else is left out and never refused.
 */
originalPrice?: (string | number | boolean | {

} | unknown[] | null)
/**
 * Empty for people, who never see the field; programs that fill in whatever they find give themselves away. A longer text is cut.
 */
website?: (string | number | boolean | {

} | unknown[] | null)
/**
 * How long the page had been open, in ms. No visitor typed it, so anything else is left out and never refused.
 */
elapsedMs?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The token of Cloudflare Turnstile, where the site asks for one and its script was in time. A longer text is cut.
 */
turnstileToken?: (string | number | boolean | {

} | unknown[] | null)
}
/**
 * The fields of `POST /api/leads`, sent by a form without JavaScript as `application/x-www-form-urlencoded`. Every value is text.
 */
export type LeadFormPost = {
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
 * What a message is about; only a contact form asks for it.
 */
subject?: string
/**
 * `on` when the visitor ticked the box under the form. Nothing else is accepted.
 */
termsAgreed?: "on"
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
 * What the form is to the company, and with it which fields are required: a `consultation` has no box for the terms, a `contact` needs a subject and a message. Without it, a lead.
 */
kind?: ("lead" | "order" | "review" | "consultation" | "contact")
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
/**
 * Whether the visitor wants to hear about offers; only a contact form asks for it.
 */
marketingConsent?: string
/**
 * Empty for people, who never see the field; programs that fill in whatever they find give themselves away. A longer text is cut.
 */
website?: string
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
 * A color as `#rrggbb`.
 */
export type Color = string
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
 * With `form`: the plan of `content/plans.yaml` that the form is filled with.
 */
plan?: Id
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
/**
 * In menus: a line below the label, where there is room.
 */
note?: string
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
 * The company's name. It is read out where the logo's `alt` is empty.
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
 * What a sent form is to the company, and with it its fields: `lead`, `order` and `review` ask for name, e-mail, country, telephone and consent to the terms; `consultation` does not ask for the consent; `contact` asks for a subject and a message, too, and may be told about offers.
 */
kind: ("lead" | "order" | "review" | "consultation" | "contact")
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
 * What a visitor is told when the form could not be sent. Without it, the reasons are named.
 */
failed?: Text
/**
 * Small print below the button.
 */
note?: Text
/**
 * The service asked for when neither page nor action names one.
 */
service?: Text
/**
 * The price in US dollars that goes with the form when no action names a plan or package.
 */
price?: number
/**
 * The name of the country that is chosen at first.
 */
country?: Text
/**
 * Whether the form has a field for a message that may stay empty. A `contact` form always asks for one.
 */
message?: boolean
}
/**
 * One entry of content/industries.yaml; its key is its id.
 */
export interface Industry {
/**
 * The industry.
 */
name: Text
/**
 * A drawing of it, 160 x 120. It decorates, so its alt is empty.
 */
image: Image
}
/**
 * One entry of content/landing-packages.yaml; its key is its id.
 */
export interface LandingPackage {
/**
 * A word at the top of the card, in capitals.
 */
badge?: Text
/**
 * The package's name.
 */
name: Text
/**
 * For whom it is.
 */
subtitle: Text
/**
 * What is in it, one line each.
 * 
 * @minItems 1
 * 
 * Items: One line.
 */
features: Text[]
/**
 * Whether the card stands out.
 */
highlight?: boolean
/**
 * Price in US dollars, sent with the lead; not shown on landing pages.
 */
price?: number
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
 * One entry of content/plans.yaml; its key is its id.
 */
export interface Plan {
/**
 * The first line of the title.
 */
name: Text
/**
 * The second line of the title, in italics. Forms say both: Professional Level Resume.
 */
kind: Text
/**
 * For whom it is.
 */
subtitle: Text
/**
 * Price in US dollars.
 */
price: number
/**
 * The price that it was before, in US dollars; shown crossed out.
 */
originalPrice: number
/**
 * What is in it, one line each.
 * 
 * @minItems 1
 * 
 * Items: One line.
 */
features: Text[]
ribbon?: PlanRibbon
/**
 * Words beside the telephone number.
 */
callToAction?: Text
}
/**
 * A flag at the card's corner, which raises the card.
 */
export interface PlanRibbon {
/**
 * The words on it.
 */
label: Text
/**
 * `highlight` for what many buy, `value` for what is good value.
 */
look?: ("highlight" | "value")
}
/**
 * One entry of content/sample-categories.yaml; its key is its id.
 */
export interface SampleCategory {
/**
 * The field or role.
 */
title: Text
/**
 * What is special about its pages.
 */
description: Text
/**
 * The sample pages, shown in this order.
 * 
 * @minItems 1
 * @maxItems 6
 */
samples: CategorySample[]
}
/**
 * One sample page.
 */
export interface CategorySample {
/**
 * What it is.
 */
title: Text
/**
 * The page.
 */
image: Image
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
 * One entry of content/services.yaml; its key is its id.
 */
export interface Service {
/**
 * The service's name.
 */
title: Text
/**
 * What it is, in one or two sentences.
 */
description: Text
/**
 * Where it is described.
 */
action: Action
/**
 * A drawing of it, 160 x 120. It decorates, so its alt is empty.
 */
image: Image
}
/**
 * One entry of content/steps.yaml; its key is its id.
 */
export interface Step {
/**
 * What happens.
 */
title: Text
/**
 * Who does what, in one or two sentences.
 */
text: RichText
/**
 * When or where, in a few words.
 */
note?: Text
/**
 * A drawing of it, 160 x 120. It decorates, so its alt is empty.
 */
image: Image
}
/**
 * One entry of content/technologies.yaml; its key is its id.
 */
export interface Technology {
/**
 * The technology.
 */
name: Text
/**
 * Its sign, 48 x 48. The name stands beside it, so its alt is empty.
 */
icon: Image
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
 * The frame around the sections: `site` (the site's menus and side tab), `landing` (own navigation to the page's anchors) or `plain` (brand and footer only).
 */
layout?: ("site" | "landing" | "plain")
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
 * The page's short name, for the path above its title. Without it, the title.
 */
name?: Text
/**
 * The pages above this one, from the home page down, shown above the title as a path.
 * 
 * @minItems 1
 */
breadcrumbs?: Action[]
/**
 * Whether search engines may list the page. `false` also keeps it out of the sitemap.
 */
indexed?: boolean
/**
 * For a page that stands at a second address: the route of the one that search engines shall list.
 */
canonical?: Route
/**
 * The picture shown when the page is shared. Without it, one is drawn of the page's headline.
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
 * A round button that stays at the bottom right of a landing page; in the layout `site` it is the site's own.
 */
widget?: Action
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
 * Recognitions of the company in a strip.
 */
export interface AwardsSection {
/**
 * Recognitions in a strip.
 */
type: "awards"
/**
 * The section's headline.
 */
heading: RichText
/**
 * The recognitions.
 * 
 * @minItems 1
 * @maxItems 8
 */
items: Award[]
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * One recognition.
 */
export interface Award {
/**
 * What was awarded.
 */
name: Text
/**
 * By whom.
 */
by: Text
/**
 * Its emblem, 160 x 120. It decorates, so its alt is empty.
 */
image: Image
}
/**
 * The first screen of the home page: a headline with a changing word, calls to action, and up to five pictures that take turns every three seconds.
 */
export interface BannerHeroSection {
/**
 * The first screen with pictures that take turns.
 */
type: "banner-hero"
/**
 * The page's headline. `{rotate}` is where the words of `rotate` take turns; a new line breaks it.
 */
headline: RichText
/**
 * Two to six words that take turns in the headline, each for three seconds. Visitors can pause them.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: One of the words.
 */
rotate: Text[]
/**
 * One or two sentences below the headline.
 */
lead?: RichText
/**
 * The buttons below: one `primary`, and others that are not.
 */
actions?: Action[]
/**
 * The pictures, each shown for three seconds.
 * 
 * @minItems 1
 * @maxItems 5
 * 
 * Items: One picture.
 */
banners: Image[]
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
 * A form to write to the company, and beside it how else to reach it.
 */
export interface ContactSection {
/**
 * A contact form with addresses beside it.
 */
type: "contact"
/**
 * The headline of the side column.
 */
heading: RichText
/**
 * The form of `content/forms.yaml`.
 */
form: FormRef
/**
 * Ways to reach the company.
 * 
 * @minItems 1
 * @maxItems 6
 */
ways: ContactWay[]
}
/**
 * One way.
 */
export interface ContactWay {
/**
 * Its name.
 */
title: Text
/**
 * The address or number, or what to expect.
 */
text?: RichText
/**
 * What calling or writing does.
 */
action?: Action
}
/**
 * A call to action between two sections.
 */
export interface CtaBandSection {
/**
 * A band with a call to action.
 */
type: "cta-band"
/**
 * The band's headline.
 */
heading: RichText
/**
 * One sentence below it.
 */
lead?: RichText
/**
 * The buttons.
 */
actions: Action[]
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
/**
 * Whether the questions are numbered: 01, 02 and so on.
 */
numbered?: boolean
}
/**
 * A few things worth knowing, each with a title and a sentence: a strip of four, a grid of six, or cards.
 */
export interface FeaturesSection {
/**
 * Things worth knowing, side by side.
 */
type: "features"
/**
 * The section's headline. A `strip` shows it to screen readers only.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * `strip`: a row between hairlines, `grid`: two or three columns of text, `cards`: raised sheets.
 */
look?: ("strip" | "grid" | "cards")
/**
 * The things, in order.
 * 
 * @minItems 2
 * @maxItems 8
 */
items: Feature[]
/**
 * Buttons below all of them.
 */
actions?: Action[]
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * One of them.
 */
export interface Feature {
/**
 * What it is, in a few words.
 */
title: Text
/**
 * One or two sentences.
 */
text: RichText
/**
 * A drawing of it, 160 x 120. It decorates, so its alt is empty.
 */
image?: Image
/**
 * Where it leads.
 */
action?: Action
}
/**
 * Pictures in a grid. Each shows a button when it is pointed at or reached by keyboard: either an action, or one that opens the picture in a viewer.
 */
export interface GallerySection {
/**
 * A grid of pictures.
 */
type: "gallery"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * The pictures, in order.
 * 
 * @minItems 1
 * @maxItems 24
 */
items: GalleryItem[]
/**
 * The label of a button over each picture that opens it in the viewer.
 */
view?: Text
/**
 * A button over each picture that does this.
 */
hover?: Action
/**
 * A button below the grid.
 */
action?: Action
/**
 * How the pictures stand: `page` upright, `screen` like a browser window, `video` wide.
 */
shape?: ("page" | "screen" | "video")
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * One picture.
 */
export interface GalleryItem {
/**
 * What it is, in a few words.
 */
title: Text
/**
 * What the viewer says beside it.
 */
text?: RichText
/**
 * For a video: what is said, line by line; the viewer shows it.
 * 
 * @minItems 1
 * 
 * Items: One line, with its time.
 */
script?: Text[]
/**
 * The picture.
 */
image: Image
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
 * Industries that clients work in, each with a drawing, in a grid.
 */
export interface IndustriesSection {
/**
 * A grid of industries.
 */
type: "industries"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * A way to ask about another one.
 */
action?: Action
/**
 * Which industries of `content/industries.yaml`, in this order; or `all`.
 */
items: ContentRef<'industries'>
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
 * Packages as cards side by side, without prices, each with a way to ask about it.
 */
export interface PackageCardsSection {
/**
 * Packages as cards.
 */
type: "package-cards"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which packages of `content/landing-packages.yaml`, in this order; or `all`.
 */
items: ContentRef<'landing-packages'>
/**
 * The button of each card.
 */
action: Action
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
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
 * The top of a page: its title and a sentence that says what is here.
 */
export interface PageBannerSection {
/**
 * The title of a page.
 */
type: "page-banner"
/**
 * The page's headline.
 */
title: RichText
/**
 * One or two sentences beside it.
 */
lead?: RichText
}
/**
 * A block about career partners: platforms that refer clients, with their logos.
 */
export interface PartnersSection {
/**
 * Partners and their logos.
 */
type: "partners"
/**
 * The block's headline.
 */
heading: RichText
/**
 * One or two sentences.
 */
lead?: RichText
/**
 * The platforms.
 * 
 * @minItems 1
 * @maxItems 6
 */
items: Partner[]
/**
 * Buttons below.
 */
actions?: Action[]
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * One platform.
 */
export interface Partner {
/**
 * The platform's name. It is read out where the logo's `alt` is empty.
 */
name: Text
/**
 * What it does, in a few words.
 */
text?: Text
/**
 * Its logo in one colour.
 */
logo: Image
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
 * Plans with prices as one ledger. Each can be ordered, which opens a form filled with the plan, or asked about.
 */
export interface PricingTableSection {
/**
 * Plans with prices.
 */
type: "pricing-table"
/**
 * The section's headline. Screen readers hear it; the page's banner stands above it.
 */
heading: RichText
/**
 * Which plans of `content/plans.yaml`, in this order; or `all`.
 */
plans: ContentRef<'plans'>
/**
 * The button of each card; with `form`, the form is filled with the card's plan and prices.
 */
order: Action
/**
 * The link of each card to the live chat.
 */
chat?: Action
/**
 * The telephone number on each card.
 */
call?: Action
}
/**
 * The steps of the company's work, numbered, from `content/steps.yaml`.
 */
export interface ProcessStepsSection {
/**
 * Numbered steps.
 */
type: "process-steps"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which steps of `content/steps.yaml`, in this order; or `all`.
 */
items: ContentRef<'steps'>
/**
 * `row`: side by side, for a section among others. `list`: one below the other with more room, for a page of its own.
 */
look?: ("row" | "list")
/**
 * Buttons below.
 */
actions?: Action[]
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * A headline and a few paragraphs.
 */
export interface ProseSection {
/**
 * Paragraphs of text.
 */
type: "prose"
/**
 * The section's headline.
 */
heading: RichText
/**
 * The paragraphs.
 * 
 * @minItems 1
 * 
 * Items: One paragraph.
 */
paragraphs: RichText[]
/**
 * Buttons below.
 */
actions?: Action[]
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * Resume samples by field: choosing a field shows its pages, and a page opens in a viewer where it can be enlarged, moved and turned over.
 */
export interface ResumeSamplesSection {
/**
 * Samples by field, with a viewer.
 */
type: "resume-samples"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which entries of `content/sample-categories.yaml`, in this order; or `all`. The first one is open at first.
 */
categories: ContentRef<'sample-categories'>
/**
 * `list`: the fields stand at the left with their descriptions. `tabs`: in a row above the pages.
 */
look?: ("list" | "tabs")
/**
 * A way to ask for more.
 */
action?: Action
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
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
 * What a service is: a headline of two lines, a few paragraphs, calls to action, and a document with an editor's remark beside it.
 */
export interface ServiceIntroSection {
/**
 * What a service is.
 */
type: "service-intro"
/**
 * The headline, in two lines.
 */
heading: RichText
/**
 * Paragraphs; the first one is set larger.
 * 
 * @minItems 1
 * 
 * Items: One paragraph.
 */
description: RichText[]
/**
 * Buttons below.
 */
actions?: Action[]
/**
 * A document standing upright, or a screen; a nearly square picture brings a ground of its own and gets no shadow. It is loaded at once, so the section belongs near the top of a page.
 */
image?: Image
/**
 * What the editor says about the document, in italics.
 */
remark?: RichText
/**
 * Why.
 */
remarkText?: RichText
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * Services as numbered blocks, one below the other, each with an arrow that leads to its page.
 */
export interface ServiceListSection {
/**
 * Services as a numbered list.
 */
type: "service-list"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which services of `content/services.yaml`, in this order; or `all`.
 */
items: ContentRef<'services'>
}
/**
 * Services as cards in an endless row, each leading to its page.
 */
export interface ServicesCarouselSection {
/**
 * Services in an endless row.
 */
type: "services-carousel"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which services of `content/services.yaml`, in this order; or `all`.
 */
items: ContentRef<'services'>
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * Numbers about the company, counted up when they come into view.
 */
export interface StatsBandSection {
/**
 * Numbers that count up.
 */
type: "stats-band"
/**
 * What the numbers are about; screen readers hear it.
 */
heading: Text
/**
 * The numbers.
 * 
 * @minItems 2
 * @maxItems 6
 */
items: Stat[]
}
/**
 * One number.
 */
export interface Stat {
/**
 * The number that is counted up to.
 */
value: number
/**
 * A sign after it.
 */
suffix?: string
/**
 * What is counted.
 */
label: Text
}
/**
 * The steps of the work, one large step at a time; every 3 seconds the next one comes, and visitors can choose and pause.
 */
export interface StepsCarouselSection {
/**
 * Steps that take turns.
 */
type: "steps-carousel"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which steps of `content/steps.yaml`, in this order; or `all`.
 */
items: ContentRef<'steps'>
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * Technologies in a grid, each with its sign.
 */
export interface TechStackSection {
/**
 * A grid of technologies.
 */
type: "tech-stack"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which technologies of `content/technologies.yaml`, in this order; or `all`.
 */
items: ContentRef<'technologies'>
/**
 * What the section stands on. `blotter` never twice in a row.
 */
ground?: Ground
}
/**
 * A few reviews, one at a time; every 5 seconds the next one comes, and dots lead to each.
 */
export interface TestimonialsSection {
/**
 * Reviews that take turns.
 */
type: "testimonials"
/**
 * The section's headline.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * Which reviews of `content/testimonials.yaml`, in this order; or `all`.
 */
items: ContentRef<'testimonials'>
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
 * Numbers and names that copy uses as `${name}`, each written once. `company`, `brand` (its first part), `phone`, `email`, `street`, `city`, `state`, `zip` and `year` are there by themselves.
 */
facts?: {
[k: string]: Fact
}
nav?: SiteNav
sideTab?: SideTab
/**
 * A round button that stays at the bottom right of pages in the layout `site`.
 */
widget?: Action
footer: Footer
chat: Chat
acknowledgement?: Acknowledgement
turnstile?: Turnstile
/**
 * Whether pages tell this site's own server how fast they were for their visitors (LCP, CLS, INP, FCP and TTFB), once for each view, with the page's address and nothing about the visitor. Pages of payments do not.
 */
vitals?: boolean
speedMetrics?: SpeedMetrics
terms: TermsLinks
/**
 * The picture shown when a page is shared that has none of its own, and whose headline cannot be drawn; and for addresses that are not there.
 */
share: Image
budgets?: Budgets
}
/**
 * The name as the wordmark shows it, the second part in italics, and the mark before it.
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
/**
 * The logo's outline, filled with the brand's pencil: the `d` of an SVG path on 40 x 30. Icons and share pictures are made of it, too, by `npm run artwork`; without it the name stands alone, and icons show its first letter.
 */
mark?: string
colors?: Colors
}
/**
 * The colors of pages, icons and rendered pictures, each as `#rrggbb`. A color that is not given is a neutral one. `npm run check` measures the contrast of every pair that pages use.
 */
export interface Colors {
/**
 * The page.
 */
paper?: Color
/**
 * Documents, forms and raised cards.
 */
sheet?: Color
/**
 * The ground under a sheet.
 */
blotter?: Color
/**
 * Hairlines on the blotter.
 */
"rule-blotter"?: Color
/**
 * Text, and the ground of dark bands and of the night theme.
 */
ink?: Color
/**
 * Secondary text.
 */
"ink-soft"?: Color
/**
 * Hairlines. The shadow under sheets is a dark shade of this hue.
 */
rule?: Color
/**
 * Borders of controls.
 */
"rule-strong"?: Color
/**
 * The accent: main buttons, links and marks.
 */
pencil?: Color
/**
 * The accent on hover, in small text and in errors.
 */
"pencil-deep"?: Color
/**
 * The accent on ink.
 */
"pencil-night"?: Color
/**
 * The stroke behind words, ribbons, and buttons on dark bands.
 */
highlighter?: Color
/**
 * Trust and success: the guarantee band, ticks, the evergreen theme.
 */
evergreen?: Color
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
 * The navigation of pages in the layout `site`.
 */
export interface SiteNav {
/**
 * From left to right; on phones from top to bottom.
 * 
 * @minItems 1
 */
menus: SiteMenu[]
/**
 * The button at the right end.
 */
action?: Action
}
/**
 * Links below one word, or, without a heading, links that stand in the bar themselves.
 */
export interface SiteMenu {
/**
 * The word that opens the menu.
 */
heading?: Text
/**
 * The links; `note` adds a line below one.
 * 
 * @minItems 1
 */
links: Action[]
aside?: SiteMenuAside
}
/**
 * What stands at the menu's right edge.
 */
export interface SiteMenuAside {
/**
 * A few words.
 */
text: RichText
/**
 * A sheet below them.
 */
image: Image
}
/**
 * A tab at the right edge of wide screens that comes after a little scrolling and opens a form. Pages of payments are without it.
 */
export interface SideTab {
/**
 * The offer, set larger.
 */
offer: Text
/**
 * What to do for it.
 */
label: Text
/**
 * The form of `content/forms.yaml` that it opens.
 */
form: FormRef
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
/**
 * Whether landing pages, which want few ways out, leave the list out.
 */
siteOnly?: boolean
}
/**
 * The live chat. It comes once a page is usable, on every page but those of payments. What would open by itself waits while a dialog is open or a form is being filled in.
 */
export interface Chat {
/**
 * Who runs the chat: `livechat` is LiveChat (livechat.com). With `none` chat buttons say `unavailable`.
 */
provider?: ("none" | "livechat")
/**
 * With `livechat`: the license number, as in the installation code that LiveChat shows.
 */
license?: number
/**
 * How many milliseconds after the page is usable the chat comes, as the small button of its provider. With 0 it comes when a chat button is pressed.
 */
opensAfter?: number
/**
 * How many milliseconds after it came its window opens by itself. With 0 it does not.
 */
maximizesAfter?: number
/**
 * How many milliseconds after a visitor made the window small, or hid it, it opens again by itself, also when that was on the page before. With 0 it does not.
 */
maximizesAgainAfter?: number
/**
 * Whether the window opens at once when a message, a rich message or a file comes.
 */
maximizesOnMessage?: boolean
/**
 * How many milliseconds a pressed chat button waits for a chat that is not there yet. If it still is not, the visitor is told `unavailable`, and the window opens when it comes. With 0 the visitor is told at once.
 */
retriesAfter?: number
/**
 * What a visitor is told who presses a chat button while there is no chat.
 */
unavailable: Text
/**
 * Where a chat button leads without JavaScript.
 */
fallback: Action
}
/**
 * The e-mail that tells a visitor that a request has come. The server greets by name above it, and puts the company's name, phone and address below.
 */
export interface Acknowledgement {
/**
 * Its subject.
 */
subject: Text
/**
 * Its text; an empty line begins a new paragraph.
 */
text: Text
}
/**
 * Cloudflare Turnstile, which tells people from programs when a form is sent; its script is fetched when a visitor begins to fill in a form. Without it, nothing of Cloudflare is fetched.
 */
export interface Turnstile {
/**
 * The site key of the widget, from Cloudflare's dashboard. The secret key belongs to the server alone.
 */
siteKey: string
}
/**
 * A provider's script that measures how fast pages are. It is fetched once a page is usable, except on pages of payments.
 */
export interface SpeedMetrics {
/**
 * The script's address; it begins with `https://`.
 */
script: string
/**
 * Attributes that the provider wants on the script's element.
 */
attributes?: {
/**
 * The attribute's value.
 */
[k: string]: Fact
}
/**
 * Where the script sends to and loads from, when that is elsewhere than where it comes from: addresses up to the path.
 * 
 * Items: An address up to its path.
 */
sendsTo?: string[]
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
 * The script that a page runs at once. What it fetches later does not count.
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
  'awards': AwardsSection;
  'banner-hero': BannerHeroSection;
  'client-logos': ClientLogosSection;
  'contact': ContactSection;
  'cta-band': CtaBandSection;
  'faqs': FaqsSection;
  'features': FeaturesSection;
  'gallery': GallerySection;
  'guarantee-band': GuaranteeBandSection;
  'hero': HeroSection;
  'how-it-works': HowItWorksSection;
  'industries': IndustriesSection;
  'notice': NoticeSection;
  'package-cards': PackageCardsSection;
  'packages-slider': PackagesSliderSection;
  'page-banner': PageBannerSection;
  'partners': PartnersSection;
  'policy': PolicySection;
  'pricing-table': PricingTableSection;
  'process-steps': ProcessStepsSection;
  'prose': ProseSection;
  'resume-samples': ResumeSamplesSection;
  'reviews': ReviewsSection;
  'samples-carousel': SamplesCarouselSection;
  'service-intro': ServiceIntroSection;
  'service-list': ServiceListSection;
  'services-carousel': ServicesCarouselSection;
  'stats-band': StatsBandSection;
  'steps-carousel': StepsCarouselSection;
  'tech-stack': TechStackSection;
  'testimonials': TestimonialsSection;
  'why-us': WhyUsSection;
}
export type SectionType = keyof SectionByType;
export type Section = SectionByType[SectionType];
/** Each content file with the shape of its entries. */
export interface ContentByCollection {
  'clients': Client;
  'faqs': Faq;
  'forms': Form;
  'industries': Industry;
  'landing-packages': LandingPackage;
  'packages': Package;
  'plans': Plan;
  'sample-categories': SampleCategory;
  'samples': Sample;
  'services': Service;
  'steps': Step;
  'technologies': Technology;
  'testimonials': Testimonial;
}
export type CollectionName = keyof ContentByCollection;
