// Generated from schema/ by `npm run generate`. Do not edit.

/**
 * What the visitor entered into a field that only this form has. Longer texts are truncated.
 */
export interface Answer {
/**
 * The field's name in `content/forms.yaml`.
 */
id: string
/**
 * The field's label as the page shows it, on one line.
 */
label: string
/**
 * What the visitor entered or chose. A date is in the form `2026-03-02`.
 */
value: string
/**
 * What is unusual about the value, such as a choice that the page does not offer. The server sets it.
 */
note?: string
}
/**
 * One arrival at the site.
 */
export interface Touch {
/**
 * The time by the visitor's clock: ISO 8601 in UTC.
 */
at: string
/**
 * The path of the page without its query. Truncated if longer.
 */
landingPage: string
/**
 * The URL of the referring page without its query; empty if there was none. Truncated if longer.
 */
referrer: string
/**
 * The campaign parameters of the page's address; other parameters are dropped. Longer values are truncated.
 */
params: {
[k: string]: string
}
}
/**
 * How a visitor came to the site, by first and last touch; sent with a lead as `attribution`.
 */
export interface Attribution {
/**
 * The first visit within 90 days.
 */
first?: Touch
/**
 * The latest visit from another site or with a campaign parameter; direct visits do not count.
 */
last?: Touch
}
/**
 * One checkbox of a form, with its wording and the visitor's answer; sent with a lead in the list `consents`.
 */
export interface Consent {
/**
 * The name of the field.
 */
name: string
/**
 * Whether the checkbox was checked.
 */
given: boolean
/**
 * The checkbox's label on one line, with links as plain text. Truncated if longer.
 */
text: string
}
/**
 * The body of `POST /api/payments/create-payment`, except `customerInfo`, which is in customer-info.schema.json. Source: product-rules.md, Calls (5).
 */
export interface CreatePaymentBody {
/**
 * The token that the card processor's script creates in the browser; card data never reaches the server.
 */
paymentMethodId: string
/**
 * The link's amount in cents. Only compared with the link; the stored amount is charged.
 */
amount: number
/**
 * The link's project name. Compared with the link.
 */
packageName: string
/**
 * The payment link's id.
 */
uniqueId: string
}
/**
 * The client's details from the payment form. Addresses in any country are valid: the bank checks them against the card.
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
 * As typed, from any country.
 */
phone: string
/**
 * Street address.
 */
address: string
/**
 * The city.
 */
city: string
/**
 * The state, or the region outside the US.
 */
state: string
/**
 * The ZIP code, or the postal code outside the US, which can contain letters.
 */
zipCode: string
/**
 * Stored, but not sent to the bank: the form always says United States.
 */
country?: string
}
/**
 * The body of `POST /api/payments/generate-link`: what the client pays for. Source: product-rules.md, Calls (3).
 */
export interface GenerateLinkBody {
/**
 * What the client pays for, on one line; the client sees it.
 */
projectName: string
/**
 * US dollars: a decimal string such as `219` or `219.50`, or a number with at most two decimals. From 0.50 to 999,999.99, the range that can be charged to cards.
 */
amount: (string | number)
/**
 * What the client gets, on any number of lines; the client sees it.
 */
description: string
/**
 * The lead that the link is for: its client is reminded of the link, and the lead's timeline shows what became of it.
 */
leadId?: string
}
/**
 * The body of `POST /rafp/submit`: the same lead with the CRM's field names. Other properties are stored with the lead without validation.
 */
export type LeadCrmCall = {
/**
 * The visitor's name, on one line.
 */
clientName: string
/**
 * The visitor's email address. Comparing two submissions ignores case. Letters of any alphabet are valid; the domain must contain a dot.
 */
email?: string
/**
 * The phone number as typed, with or without a dial code: at least five digits.
 */
phoneNumber?: string
/**
 * The service or plan that the form was opened for. Empty means the service that `site.yaml` names. Both calls truncate longer names.
 */
service?: string
/**
 * The visitor's message, below the subject if there is one. Defaults to `Requested service: <service>. Page: <url>`, which always fits.
 */
message?: string
/**
 * The company's brand that the lead belongs to. Truncated if longer.
 */
brandSlug?: string
/**
 * The purpose of the form. Only `rewrite` forms send it with this call, because they ask for an email address or a phone number, not both.
 */
kind?: ("lead" | "order" | "review" | "consultation" | "contact" | "rewrite")
/**
 * How the visitor came, as described by `attribution.schema.json`. Visitors do not type it, so invalid values are dropped, never rejected.
 */
attribution?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The revision of the page's content, which changes with its texts. Truncated if longer. Visitors do not type it, so invalid values are dropped, never rejected.
 */
pageRevision?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The variants of experiments that the page showed, such as `lp8-price:b`, separated by spaces. Truncated if longer. Visitors do not type it, so invalid values are dropped, never rejected.
 */
variants?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The form's checkboxes with their labels, each as described by `consent.schema.json`. Visitors do not type it, so invalid values are dropped, never rejected.
 */
consents?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The name of the form in the page file. Truncated if longer.
 */
form?: string
/**
 * What the visitor entered into fields that only this form has, each as described by `answer.schema.json`. Longer texts are truncated and invalid entries dropped, never rejected. If the page of the lead declares a field as required, an empty one is an error of `answers.<id>`.
 */
answers?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The crossed-out price of that service in US dollars, if the form was opened for a plan that shows one. Truncated if longer. Visitors do not type it, so invalid values are dropped, never rejected.
 */
originalPrice?: (string | number | boolean | {

} | unknown[] | null)
/**
 * A honeypot: people never see the field, and bots that fill in every field reveal themselves. Truncated if longer.
 */
website?: (string | number | boolean | {

} | unknown[] | null)
/**
 * How long the page had been open, in ms. Visitors do not type it, so invalid values are dropped, never rejected.
 */
elapsedMs?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The Cloudflare Turnstile token, if the site uses Turnstile and its script loaded in time. Truncated if longer.
 */
turnstileToken?: (string | number | boolean | {

} | unknown[] | null)
}
/**
 * The body of `POST /api/email/send-resume-email`: a lead for the staff's inbox. Other properties are stored with the lead without validation.
 */
export type LeadEmailCall = {
/**
 * The visitor's name, on one line.
 */
fullName: string
/**
 * The visitor's email address. Comparing two submissions ignores case. Letters of any alphabet are valid; the domain must contain a dot.
 */
email?: string
/**
 * The label of the selected country. Truncated if longer.
 */
country?: string
/**
 * The phone number as typed, with or without a dial code: at least five digits.
 */
phoneNumber?: string
/**
 * What the visitor typed into a field that accepts an email address or a phone number; only `rewrite` forms have one. `schema/api/contact.ts` splits it into `email` and `phoneNumber`.
 */
contact?: string
/**
 * The subject of the message; only contact forms ask for it.
 */
subject?: string
/**
 * True if the visitor checked the box below the form. No other value is accepted.
 */
termsAgreed?: true
/**
 * The service or plan that the form was opened for. Empty means the service that `site.yaml` names. Both calls truncate longer names.
 */
serviceName?: string
/**
 * The price of that service in US dollars, as a number or as shown on the page. Truncated if longer.
 */
servicePrice?: (string | number)
/**
 * The URL of the page with the form. Truncated if longer.
 */
pageUrl?: string
/**
 * The visitor's message; only some forms ask for it.
 */
message?: string
/**
 * Whether the visitor agrees to marketing messages; only contact forms ask for it.
 */
marketingConsent?: boolean
/**
 * The name of the form in the page file. Truncated if longer.
 */
form?: string
/**
 * The purpose of the form, which determines the required fields: `consultation` and `rewrite` have no checkbox for the terms, `contact` requires a subject and a message, and `rewrite` requires an email address or a phone number, not both. Defaults to a lead.
 */
kind?: ("lead" | "order" | "review" | "consultation" | "contact" | "rewrite")
/**
 * How the visitor came, as described by `attribution.schema.json`. Visitors do not type it, so invalid values are dropped, never rejected.
 */
attribution?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The revision of the page's content, which changes with its texts. Truncated if longer. Visitors do not type it, so invalid values are dropped, never rejected.
 */
pageRevision?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The variants of experiments that the page showed, such as `lp8-price:b`, separated by spaces. Truncated if longer. Visitors do not type it, so invalid values are dropped, never rejected.
 */
variants?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The form's checkboxes with their labels, each as described by `consent.schema.json`. Visitors do not type it, so invalid values are dropped, never rejected.
 */
consents?: (string | number | boolean | {

} | unknown[] | null)
/**
 * What the visitor entered into fields that only this form has, each as described by `answer.schema.json`. Longer texts are truncated and invalid entries dropped, never rejected. If the page of the lead declares a field as required, an empty one is an error of `answers.<id>`.
 */
answers?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The crossed-out price of that service in US dollars, if the form was opened for a plan that shows one. Truncated if longer. Visitors do not type it, so invalid values are dropped, never rejected.
 */
originalPrice?: (string | number | boolean | {

} | unknown[] | null)
/**
 * A honeypot: people never see the field, and bots that fill in every field reveal themselves. Truncated if longer.
 */
website?: (string | number | boolean | {

} | unknown[] | null)
/**
 * How long the page had been open, in ms. Visitors do not type it, so invalid values are dropped, never rejected.
 */
elapsedMs?: (string | number | boolean | {

} | unknown[] | null)
/**
 * The Cloudflare Turnstile token, if the site uses Turnstile and its script loaded in time. Truncated if longer.
 */
turnstileToken?: (string | number | boolean | {

} | unknown[] | null)
}
/**
 * The fields of `POST /api/leads`, sent by a form without JavaScript as `application/x-www-form-urlencoded`. Every value is text.
 */
export type LeadFormPost = {
/**
 * The visitor's name, on one line.
 */
fullName: string
/**
 * The visitor's email address. Comparing two submissions ignores case. Letters of any alphabet are valid; the domain must contain a dot.
 */
email?: string
/**
 * The label of the selected country. Truncated if longer.
 */
country?: string
/**
 * The phone number as typed, with or without a dial code: at least five digits.
 */
phoneNumber?: string
/**
 * What the visitor typed into a field that accepts an email address or a phone number; only `rewrite` forms have one. `schema/api/contact.ts` splits it into `email` and `phoneNumber`.
 */
contact?: string
/**
 * The subject of the message; only contact forms ask for it.
 */
subject?: string
/**
 * `on` if the visitor checked the box below the form. No other value is accepted.
 */
termsAgreed?: "on"
/**
 * The service or plan that the form was opened for. Empty means the service that `site.yaml` names. Both calls truncate longer names.
 */
serviceName?: string
/**
 * The price of that service in US dollars, as shown on the page. Truncated if longer.
 */
servicePrice?: string
/**
 * The URL of the page with the form. Truncated if longer.
 */
pageUrl?: string
/**
 * The visitor's message; only some forms ask for it.
 */
message?: string
/**
 * The name of the form in the page file. Truncated if longer.
 */
form?: string
/**
 * The purpose of the form, which determines the required fields: `consultation` and `rewrite` have no checkbox for the terms, `contact` requires a subject and a message, and `rewrite` requires an email address or a phone number, not both. Defaults to a lead.
 */
kind?: ("lead" | "order" | "review" | "consultation" | "contact" | "rewrite")
/**
 * The company's brand that the lead belongs to. Truncated if longer.
 */
brandSlug?: string
/**
 * The id of the `<form>` element, used to show the same form again with its errors. Truncated if longer.
 */
formId?: string
/**
 * Set by a script to the key that the other two calls send in the `Idempotency-Key` header; empty without JavaScript.
 */
idempotencyKey?: string
/**
 * Whether the visitor agrees to marketing messages; only contact forms ask for it.
 */
marketingConsent?: string
/**
 * A honeypot: people never see the field, and bots that fill in every field reveal themselves. Truncated if longer.
 */
website?: string
/**
 * What the visitor entered into a field that only this form has: `answers.shift` is that of the field `shift`. Truncated if longer.
 * 
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^answers\.".
 */
[k: string]: string | "on" | "lead" | "order" | "review" | "consultation" | "contact" | "rewrite" | undefined
}
/**
 * A lowercase name made of letters, digits, and single hyphens. It becomes an anchor or a key, so keep it short and stable.
 */
export type Id = string
/**
 * One line or paragraph of plain text. `${fact}` inserts a fact, such as `${phone}`.
 */
export type Text = string
/**
 * Text with a few marks: **strong**, *emphasis*, [link](/faqs/), ==highlight==, __underline__, ((circle)), ~~deleted~~, ++inserted++, and a check mark {tick}. A line break in the text breaks the line on the page (`|-` keeps line breaks). `${fact}` inserts a fact.
 */
export type RichText = string
/**
 * The path of a page on this site, starting with a slash. A trailing slash is part of the path.
 */
export type Route = string
/**
 * A path of this site that no page has, such as one from an old site. Letter case and a trailing slash do not matter.
 */
export type FormerAddress = string
/**
 * A page of this site, also with a query and a section (`/new/?from=flyer#packages`), or a full address that starts with `https://`.
 */
export type RedirectTarget = string
/**
 * A color as `#rrggbb`.
 */
export type Color = string
/**
 * A color of the palette, by name: one of the brand's (`ink`, `slate`, `pencil`, `evergreen`), or a hue as dark as the brand's `pencil-deep`. It follows the theme of the page.
 */
export type PaletteColor = ("ink" | "slate" | "pencil" | "evergreen" | "red" | "amber" | "green" | "teal" | "blue" | "violet")
/**
 * A line icon, by name.
 */
export type ContentIcon = ("box" | "briefcase" | "camera" | "cap" | "chart" | "chip" | "clock" | "document" | "envelope" | "globe" | "heart" | "house" | "palette" | "pencil" | "person" | "scale" | "star")
/**
 * A picture from `landing-configs/media`, with alternative text.
 */
export interface Image {
/**
 * The file's path inside `media/`.
 */
src: string
/**
 * What the picture shows, in a few words. Leave it empty ("") only for decoration.
 */
alt: string
}
/**
 * A call to action: a label and exactly one target (form, chat, link, anchor, or call).
 */
export interface Action {
/**
 * The text of the button or link.
 */
label: string
/**
 * How it looks: `primary` (filled; one per group), `outline`, `light` (on dark bands), or `link` (underlined text).
 */
look?: ("primary" | "outline" | "light" | "link")
/**
 * Opens the form with this name from `content/forms.yaml`.
 */
form?: Id
/**
 * With `form`: the package in `content/packages.yaml` to order with the form.
 */
package?: Id
/**
 * With `form`: the plan in `content/plans.yaml` to order with the form.
 */
plan?: Id
/**
 * Opens the live chat.
 */
chat?: true
/**
 * Goes to a page on this site (`/faqs/`) or to a full URL (`https://...`, `mailto:...`).
 */
link?: string
/**
 * Scrolls to the section with this id on the same page.
 */
anchor?: Id
/**
 * Calls a phone number, such as `+1 813 555 0119`. `true` calls the company's number.
 */
call?: (boolean | string)
/**
 * In menus: a line below the label, where space allows.
 */
note?: string
}
/**
 * What is next to the form of a first screen.
 */
export interface Ask {
/**
 * The heading.
 */
heading: Text
/**
 * What happens after the form is sent.
 */
lead?: RichText
}
/**
 * One promise in the line of facts on a first screen, such as the price, the turnaround, or the guarantee.
 */
export interface Claim {
/**
 * The promise in a few words. Write its numbers as `${name}`.
 */
text: RichText
/**
 * A shorter form for phones, where all promises share one line.
 */
short?: RichText
}
/**
 * The company's rating and where it was published.
 */
export interface Rating {
/**
 * Stars out of five.
 */
value: Amount
/**
 * The review site.
 */
source: Text
}
/**
 * The section's background: `paper` (the page), `blotter` (tinted, to set off a sheet of paper; not on two sections in a row), or `sheet` (white).
 */
export type Ground = ("paper" | "blotter" | "sheet")
/**
 * `all` for every entry of a content file, `{ all: true, except: [turnaround] }` for all but some, or a list in display order. Besides ids, a list can contain entries written in place, with the keys of the content file, for this page only.
 */
export type ContentReference = ("all" | ContentItem[] | {
/**
 * Every entry of the content file, in its order.
 */
all: true
/**
 * The ids of the entries to leave out.
 * 
 * @minItems 1
 */
except: Id[]
})
/**
 * The id of an entry of the content file, or an entry written in place: a group of its keys, and an `id` if an action on the page orders it.
 */
export type ContentItem = (string | {

})
/**
 * A fact's name in camelCase.
 */
export type FactName = string
/**
 * A fact: its value, or a group of keys that also says what the value counts. A page's value replaces only the value of the site's fact.
 */
export type Fact = (string | number | {
/**
 * The value, exactly as shown, without its unit. `${turnaround.value}` inserts it alone.
 */
value: (string | number)
/**
 * The unit, which `${turnaround}` shows with the value: `$` before it, `%` right after it, and words such as `hours` after a space. `check` reports other numbers with this unit in texts.
 */
unit?: Text
/**
 * What exactly the number counts. `${turnaround.counts}` inserts it.
 */
counts?: Text
/**
 * The period it covers, or the clients or products it applies to. `${turnaround.scope}` inserts it.
 */
scope?: Text
/**
 * The part of the terms page (`terms.terms`) that backs it.
 */
terms?: Id
/**
 * Plans in `content/plans.yaml`. `check` verifies that the value is their largest saving against the original price, in whole percent.
 * 
 * @minItems 1
 */
saving?: Id[]
})
/**
 * Tags of ad platforms and analytics, each by its id. They load once a page is usable and its visitor agrees (see `consent` in site.yaml), never on payment pages. A page's tags are merged over those of site.yaml; `false` turns off all of them, or one.
 */
export type Tags = ({
google?: GoogleTag
meta?: MetaPixel
gtm?: TagManager
/**
 * What to report when a form has stored a lead: the name of the form in `content/forms.yaml`, and the event of each platform. Forms that are not listed report nothing.
 */
conversions?: ({
[k: string]: Conversion
} | boolean)
} | boolean)
/**
 * The Google tag, for Google Ads, Google Analytics 4, or both.
 */
export type GoogleTag = ({
/**
 * Your Google Ads id. Find it under Goals > Conversions > the conversion action > Tag setup, the part of `send_to` before the slash. It starts with `AW-`.
 */
ads?: (string | boolean)
/**
 * Your Google Analytics 4 measurement id. Find it under Admin > Data streams > the web stream. It starts with `G-`.
 */
analytics?: (string | boolean)
} | boolean)
/**
 * The pixel of Meta, for Facebook and Instagram.
 */
export type MetaPixel = ({
/**
 * The id of your pixel. Find it in Events Manager, under Data sources, below the name of the dataset. 15 or 16 digits, in quotes.
 */
pixel: string
} | boolean)
/**
 * Google Tag Manager. What its container loads is decided outside this site, so it loads only for visitors who agree to both measurement and advertising.
 */
export type TagManager = ({
/**
 * The id of your container. Find it in Tag Manager, at the top of the workspace. It starts with `GTM-`.
 */
container: string
/**
 * Every origin that the container's tags load from or send to, such as `https://px.example`. Browsers block all others. Google Tag Manager itself is included.
 * 
 * Items: An origin: `https://` and a host, without a path.
 */
hosts: string[]
} | boolean)
/**
 * What the ad platforms get when this form has stored a lead. Each platform gets it once per lead, with the lead's id.
 */
export type Conversion = ({
/**
 * The conversion label of Google Ads: under Goals > Conversions > the conversion action > Tag setup, the part of `send_to` after the slash.
 */
ads?: string
/**
 * The event name in Google Analytics 4: letters, digits, and underscores, starting with a letter.
 */
analytics?: string
/**
 * The standard event of Meta.
 */
meta?: ("Lead" | "Contact" | "SubmitApplication" | "CompleteRegistration" | "Schedule" | "Subscribe" | "StartTrial" | "InitiateCheckout" | "Purchase")
/**
 * The name of the event that Google Tag Manager gets: letters, digits, and underscores, starting with a letter.
 */
gtm?: string
/**
 * What a lead is worth. Without it, the price of the plan or package that the lead asks for, if there is one.
 */
value?: Amount
/**
 * The currency of the value: three capital letters.
 */
currency?: string
} | boolean)
/**
 * A date (`2027-01-04`), or a date and time (`2027-01-04 09:00`), in the `timeZone` of `site.yaml`. A zone can follow: `Eastern`, `Central`, `Mountain`, `Pacific`, `Alaska`, `Hawaii`, or a name such as `America/Phoenix`. A day alone is whole: `from: 2027-01-04` begins with January 4, and `until: 2027-01-04` ends after it.
 */
export type Moment = string
/**
 * Acknowledges what `check` would report about the texts here.
 */
export interface Allow {
/**
 * Why texts here contain a number that a fact in `site.yaml` could state.
 */
ledger: string
}
/**
 * Why it is meant.
 */
export type Reason = string
/**
 * Acknowledges what `check` would report about this page or section, each with the reason.
 */
export interface AllowWarnings {
/**
 * Why texts here contain a number that a fact in `site.yaml` could state.
 */
ledger?: string
/**
 * Why the title is longer or shorter than search results show.
 */
"title-length"?: Reason
/**
 * Why the description is longer or shorter than search results show.
 */
"description-length"?: Reason
/**
 * Why another page has this title, too.
 */
"same-title"?: Reason
/**
 * Why another page has this description, too.
 */
"same-description"?: Reason
/**
 * Why many pages of this file say nearly the same. Search engines are still asked not to list them.
 */
"near-duplicates"?: Reason
/**
 * Why a text of `npm run new` stays.
 */
placeholder?: Reason
/**
 * Why a text counts otherwise than the list of its section.
 */
"count-in-text"?: Reason
/**
 * Why a picture is shown much larger than it is.
 */
"small-picture"?: Reason
/**
 * Why two sections in a row have one background.
 */
"same-ground"?: Reason
/**
 * Why the page does not begin with its only main heading.
 */
"heading-order"?: Reason
/**
 * Why the menu lists the sections in a different order than the page.
 */
"menu-order"?: Reason
/**
 * Why nothing leads to this page.
 */
"orphan-page"?: Reason
/**
 * Why the page that follows a form shows another phone number.
 */
"thanks-number"?: Reason
/**
 * Why the page links to one with another price.
 */
"other-price"?: Reason
/**
 * Why the page opens forms whose leads are not reported to ad platforms.
 */
"unreported-forms"?: Reason
/**
 * Why the page lists conversions that no ad platform counts.
 */
"lost-conversion"?: Reason
/**
 * Why this stays in the file after its end.
 */
"past-window"?: Reason
/**
 * Why a countdown ends later than its page.
 */
"countdown-past-page"?: Reason
/**
 * Why addresses lead to a page that has ended.
 */
"ended-redirect"?: Reason
}
/**
 * Fields by name, from top to bottom.
 */
export interface FormFields {
/**
 * The visitor's name. Always required.
 */
name?: KnownField
/**
 * The email address. Required, except that a `rewrite` form has `contact` instead.
 */
email?: KnownField
/**
 * A choice of the country next to the phone number.
 */
country?: KnownField
/**
 * The phone number. Required, except that a `rewrite` form has `contact` instead.
 */
phone?: KnownField
/**
 * In a `rewrite` form: an email address or a phone number. Always required.
 */
contact?: KnownField
/**
 * The subject of the message. Required in a `contact` form.
 */
subject?: KnownField
/**
 * A message. Required in a `contact` form.
 */
message?: KnownField
/**
 * The checkbox for the terms and the privacy policy, and the optional checkboxes of a `contact` form. Required, except that `consultation` and `rewrite` forms have none.
 */
consent?: true
[k: string]: OwnField | KnownField | true | undefined
}
/**
 * A field that forms know: `true`, or how it differs.
 */
export type KnownField = (boolean | {
/**
 * The label above the field.
 */
label?: Text
/**
 * A line that explains what to enter.
 */
hint?: Text
/**
 * Whether the field must be filled in. Only `country`, `subject`, and `message` can be optional.
 */
required?: boolean
})
/**
 * A field that only this form has. Its name stays with the answers, so keep it stable.
 */
export type OwnField = (boolean | {
/**
 * What visitors enter: `text`, `choice` (one of several), `date`, or `file` (a PDF, Word document, or photo of up to 25 MB).
 */
type: ("text" | "choice" | "date" | "file")
/**
 * The label above the field.
 */
label: Text
/**
 * A line that explains what to enter.
 */
hint?: Text
/**
 * Whether the field must be filled in.
 */
required?: boolean
/**
 * For `text`: how many lines the field shows. Visitors can write several lines if it is more than one.
 */
lines?: number
/**
 * For `choice`: what visitors choose from. Up to five are shown at once, more in a list that opens.
 * 
 * @minItems 2
 * @maxItems 30
 */
choices?: Text[]
})
/**
 * What follows a sent form: the route of a page, such as `/thankyou`, or a message in place of the form.
 */
export type Thanks = (string | {
/**
 * The heading of the thank-you message.
 */
heading: RichText
/**
 * The text below it.
 */
text?: RichText
})
/**
 * The name of an experiment, which no other experiment of the site has: lowercase letters, digits, and single hyphens.
 */
export type ExperimentName = string
/**
 * The id of a variant: lowercase letters, digits, and single hyphens. `control` is the page as it is.
 */
export type VariantId = string
/**
 * What the variant changes, in a few words for the people who read the results. Visitors do not see it.
 */
export type VariantTitle = string
/**
 * Why the change should help, and what it should change. Visitors do not see it.
 */
export type Hypothesis = string
/**
 * The percentage of visitors for the control and for each variant; together 100. Without it, all get equal parts.
 */
export interface Split {
/**
 * Percentage of the visitors.
 */
[k: string]: number
}
/**
 * What decides the test: `lead` (visits that left a lead), `form-begun` (visits that began a form), or `paid` (visits that led to a payment).
 */
export type ExperimentMetric = ("lead" | "form-begun" | "paid")
/**
 * The smallest effect that is worth having, in percent of the control's result. A smaller one takes more visits to find.
 */
export type WorthHaving = number
/**
 * How much worse than the control a variant may become in other respects.
 */
export interface Guardrails {
/**
 * Time until the largest part of the first screen shows, in milliseconds.
 */
lcp?: number
/**
 * Share of spam among leads, in percentage points.
 */
spam?: number
/**
 * Share of refunded money, in percentage points.
 */
refunds?: number
}
/**
 * The name of a group of experiments that must not mix: each visitor is in at most one of them.
 */
export type Layer = string
/**
 * How long the test takes, as `npm run experiment -- plan` writes it.
 */
export interface ExperimentPlan {
/**
 * Visits that all variants need together.
 */
visits: number
/**
 * Whole days that they take.
 */
days: number
/**
 * Percentage of visits that ended in success before the test.
 */
baseRate: number
}
/**
 * One entry of content/clients.yaml; its key is its id.
 */
export interface Client {
/**
 * The company's name. Screen readers read it if the logo's `alt` is empty.
 */
name: Text
/**
 * Its logo in a single gray.
 */
logo: Image
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One entry of content/forms.yaml; its key is its id.
 */
export interface Form {
/**
 * The purpose of the form, which determines its fields: `lead`, `order`, and `review` ask for name, email, country, phone, and consent to the terms; `consultation` does not ask for consent; `contact` also asks for a subject and a message, and offers a marketing opt-in; `rewrite` asks for a name and for an email address or a phone number.
 */
kind: ("lead" | "order" | "review" | "consultation" | "contact" | "rewrite")
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
 * The button's label while the form is being submitted.
 */
submitting?: Text
/**
 * The message shown if submitting fails. By default, the message gives the reasons.
 */
failed?: Text
/**
 * Small print below the button.
 */
note?: Text
/**
 * The heading if the form was opened from a package or plan; `{service}` is its name. By default, its name.
 */
about?: Text
/**
 * In a dialog: the label of a button below the form that calls the company.
 */
call?: Text
/**
 * The service requested if neither the page nor the action names one. By default, it is `service` of the site.
 */
service?: Text
/**
 * The price in US dollars submitted with the form if the action names no plan or package.
 */
price?: Amount
/**
 * The country selected by default.
 */
country?: Text
/**
 * Whether the form has an optional message field. A `contact` form always requires a message.
 */
message?: boolean
/**
 * The label of an optional checkbox for marketing messages; only `contact` forms show it.
 */
offers?: Text
/**
 * The label of an optional checkbox that acknowledges text messages; only `contact` forms show it. It is not submitted.
 */
texts?: Text
/**
 * The form's fields from top to bottom, instead of those of its kind. `true` shows a field that forms know as it is; a group of keys changes it or adds another field.
 */
fields?: FormFields
/**
 * The form's fields in two or three steps, instead of `fields`. Visitors without JavaScript see all steps at once.
 * 
 * @minItems 2
 * @maxItems 3
 * 
 * Items: One step of a form.
 */
steps?: {
/**
 * The step's heading.
 */
heading: Text
/**
 * The step's fields from top to bottom.
 */
fields: FormFields
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}[]
/**
 * What follows a sent form: the page with this route, or a message in place of the form. By default, it is the page `/thankyou`. A page's own `thanks` comes first.
 */
thanks?: Thanks
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * A drawing of it, 160 x 120. Decorative, so leave `alt` empty.
 */
image: Image
/**
 * The color of the line below the name. Without it, there is no line.
 */
color?: PaletteColor
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One entry of content/landing-packages.yaml; its key is its id.
 */
export interface LandingPackage {
/**
 * A badge at the top of the card, in capitals.
 */
badge?: Text
/**
 * The package's name.
 */
name: Text
/**
 * Who it is for.
 */
subtitle: Text
/**
 * What it includes, one line each.
 * 
 * @minItems 1
 * 
 * Items: One line.
 */
features: Text[]
/**
 * Whether the card is highlighted.
 */
highlight?: boolean
/**
 * Price in US dollars, submitted with the lead. Pages show it only in a section with `prices: true`.
 */
price?: Amount
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * Who it is for.
 */
subtitle: Text
/**
 * Which of the three documents it includes.
 * 
 * Items: A document.
 */
includes: ("resume" | "cover" | "linkedin")[]
/**
 * What it includes, one line each.
 * 
 * @minItems 1
 */
features: Text[]
/**
 * Highlights the card: `recommended` as a raised sheet, `popular` in ink.
 */
highlight?: ("recommended" | "popular")
/**
 * An icon at the top right of the card.
 */
icon?: ContentIcon
/**
 * The color of the card's border and icon.
 */
border?: PaletteColor
/**
 * Price in US dollars, submitted with the lead. Pages show it only in a section with `prices: true`.
 */
price?: Amount
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One word or phrase.
 */
export type PhraseWords = string

/**
 * One entry of content/phrases.yaml; its key is its id.
 */
export interface Phrase {
/**
 * What the pencil looks for: `duty` (what the job was, instead of what came of it), `number` (no figure), `weak-verb`, `filler`, `passive`, `first-person`, or `too-long` (more than 30 words).
 */
kind: ("duty" | "number" | "weak-verb" | "filler" | "passive" | "first-person" | "too-long")
/**
 * The words, each as it is written in a line. A hyphen also matches a space.
 * 
 * @minItems 1
 */
words: PhraseWords[]
/**
 * The title of the note, if it differs from that of the kind.
 */
remark?: Text
/**
 * The question above the words: two or three words.
 */
query: Text
/**
 * Why, in one sentence. `{words}` is replaced by the marked words.
 */
why: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * The second line of the title, in italics. Forms show both: Professional Level Resume.
 */
kind: Text
/**
 * Who it is for.
 */
subtitle: Text
/**
 * Price in US dollars.
 */
price: Amount
/**
 * The previous price in US dollars, shown crossed out.
 */
originalPrice: Amount
/**
 * What it includes, one line each.
 * 
 * @minItems 1
 * 
 * Items: One line.
 */
features: Text[]
ribbon?: PlanRibbon
/**
 * Text next to the phone number.
 */
callToAction?: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * A ribbon at the card's corner, which also raises the card.
 */
export interface PlanRibbon {
/**
 * The text on it.
 */
label: Text
/**
 * `highlight` for a popular plan, `value` for a good deal.
 */
look?: ("highlight" | "value")
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * An icon before the title.
 */
icon?: ContentIcon
/**
 * What sets resumes in this category apart.
 */
description: Text
/**
 * The sample pages, shown in this order.
 * 
 * @minItems 1
 * @maxItems 6
 */
samples: CategorySample[]
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * What the writer did for this person.
 */
description: Text
/**
 * The page.
 */
image: Image
/**
 * The color of the line below the profession. Without it, there is no line.
 */
color?: PaletteColor
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * A link to its page.
 */
action: Action
/**
 * A drawing of it, 160 x 120. Decorative, so leave `alt` empty.
 */
image: Image
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * A drawing of it, 160 x 120. Decorative, so leave `alt` empty.
 */
image: Image
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * Its icon, 48 x 48. The name appears next to it, so leave `alt` empty.
 */
icon: Image
/**
 * The color of the line below the name. Without it, there is no line.
 */
color?: PaletteColor
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * Their job.
 */
role: Text
/**
 * Letters in the round avatar.
 */
initials: string
/**
 * A portrait in place of the initials, which are shown until it has loaded. The name is next to it, so leave `alt` empty.
 */
picture?: Image
/**
 * Stars, one to five.
 */
rating: number
/**
 * Their words. ==Highlight== the phrase that matters.
 */
review: RichText
/**
 * Where the review was published.
 */
source: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The name of a URL parameter: lowercase letters, digits, hyphens, and underscores.
 */
export type ParameterName = string
/**
 * The name of a value: letters, digits, hyphens, and underscores, with a letter first.
 */
export type ColumnName = string
/**
 * The value of one column: a text or a number.
 */
export type Cell = (string | number)
/**
 * The rows of a file that makes many pages. With `rows` or `file`, and `values`, each row is combined with all values.
 */
export interface Matrix {
/**
 * Lists of values. There is a page for each combination.
 */
values?: {
/**
 * The values of one column.
 * 
 * @minItems 1
 */
[k: string]: Cell[]
}
/**
 * The rows, written here. There is a page for each.
 * 
 * @minItems 1
 * 
 * Items: The values of one row, by column.
 */
rows?: {
[k: string]: Cell
}[]
/**
 * The rows, in a file of the folder `data`: a CSV table whose first line has the column names, or a YAML list.
 */
file?: string
/**
 * What differs on some of the pages.
 * 
 * @minItems 1
 * 
 * Items: Changes of the pages whose rows have certain values.
 */
overrides?: {
/**
 * The values of the rows, by column.
 */
when: {
[k: string]: Cell
}
/**
 * Keys of the page, merged over it as in a variant.
 */
page: {

}
}[]
}
/**
 * What a URL parameter can be: one of `values`, or, without them, any words within the limits.
 */
export interface UrlParam {
/**
 * The texts that it can be. Upper and lower case do not matter; the page shows the text as written here.
 * 
 * @minItems 1
 * @maxItems 200
 * 
 * Items: One of the texts.
 */
values?: string[]
/**
 * The largest number of characters of a parameter without `values`.
 */
maxLength?: number
/**
 * What a parameter without `values` can contain: `letters` allows letters, spaces, hyphens, and apostrophes; `words` also allows digits and the signs & + #.
 */
characters?: ("letters" | "words")
}
/**
 * A test: some visitors see the page as it is, the others a variant, and the results say which one earns more.
 */
export interface Experiment {
/**
 * The name of the experiment, which no other experiment of the site has.
 */
name: ExperimentName
/**
 * Why the change should help, and what it should change. Visitors do not see it.
 */
hypothesis: Hypothesis
/**
 * The variants by id, besides the control, which is the page as it is.
 */
variants: {
[k: string]: ExperimentVariant
}
/**
 * The percentage of visitors for the control and for each variant; together 100. Without it, all get equal parts.
 */
split?: Split
/**
 * What decides the test: `lead` (visits that left a lead), `form-begun` (visits that began a form), or `paid` (visits that led to a payment).
 */
metric?: ExperimentMetric
/**
 * The smallest effect that is worth having, in percent of the control's result. A smaller one takes more visits to find.
 */
worthHaving?: WorthHaving
/**
 * How much worse than the control a variant may become in other respects.
 */
guardrails?: Guardrails
/**
 * The name of a group of experiments that must not mix: each visitor is in at most one of them.
 */
layer?: Layer
/**
 * How long the test takes, as `npm run experiment -- plan` writes it.
 */
plan?: ExperimentPlan
}
/**
 * What a variant shows: either changes, which are merged over the page like those of a page that extends it, or another page. Search engines and shared links always get the control's title, description, and picture.
 */
export interface ExperimentVariant {
/**
 * What the variant changes, in a few words for the people who read the results. Visitors do not see it.
 */
title: VariantTitle
/**
 * A page that extends this one, by its file name. Visitors see its content at the address of this page.
 */
page?: string
/**
 * Changes to sections. `null` removes one, and `after` or `before` places a new one.
 */
sections?: {
/**
 * The keys of one section that change.
 */
[k: string]: {

} | null
}
/**
 * Changes to the navigation at the top of the page.
 */
nav?: ({

} | null)
/**
 * Changes to the round button.
 */
widget?: ({

} | null)
/**
 * Another color theme.
 */
theme?: ("day" | "night" | "evergreen")
/**
 * Changes to facts of this page, except those about the company: its name, phone, email, and address.
 */
facts?: {

}
/**
 * What follows a form instead.
 */
thanks?: ({

} | string | null)
/**
 * Changes to the parameters of the page's URL.
 */
params?: ({

} | null)
}
/**
 * The page's navigation: links to its own sections and one action.
 */
export interface Nav {
/**
 * Links to sections of this page.
 */
links?: Action[]
/**
 * The button at the right.
 */
action?: Action
/**
 * The button at the bottom of the menu on phones.
 */
menuAction?: Action
}
/**
 * One page of the site. With `extends`, this file is merged over another page: objects merge, lists and single values replace, and null removes.
 */
export interface Page {
/**
 * The page that this one is a variant of: its file name without `.yaml`, in quotes if it is a number.
 */
extends?: string
/**
 * The page's address on this site.
 */
route: Route
/**
 * Addresses that this page had before. Visitors who use one are redirected here. A variant does not inherit them.
 * 
 * @minItems 1
 */
formerly?: FormerAddress[]
/**
 * `true` while the page is not ready: `npm run dev` shows it, but no build publishes it, and its mistakes do not stop the build. A variant does not inherit it.
 */
draft?: boolean
/**
 * What surrounds the sections: `site` (the site's menus and side tab), `landing` (navigation within the page), or `plain` (brand and footer only).
 */
layout?: ("site" | "landing" | "plain")
/**
 * The color theme: `day` (paper), `night` (ink), or `evergreen`.
 */
theme?: ("day" | "night" | "evergreen")
/**
 * The title in search results and on the browser tab. Up to about 60 characters.
 */
title: Text
/**
 * One or two sentences for search results. Up to about 160 characters.
 */
description: Text
/**
 * The page's short name in breadcrumbs. Defaults to the title.
 */
name?: Text
/**
 * The pages above this one, from the home page down, shown as a trail above the title.
 * 
 * @minItems 1
 */
breadcrumbs?: Action[]
/**
 * Whether search engines can list the page. `false` also removes it from the sitemap.
 */
indexed?: boolean
/**
 * For a page that duplicates another: the route that search engines should list instead.
 */
canonical?: Route
/**
 * The picture shown when the page is shared. By default, one is drawn from the page's headline.
 */
share?: Image
/**
 * The service that this page's forms request, unless an action names a package.
 */
service?: Text
/**
 * What follows any form sent from this page: the page with this route, or a message in place of the form. It replaces the `thanks` of the forms.
 */
thanks?: Thanks
/**
 * Facts for this page only. They override the site's facts of the same name, also in links, structured data, and the email that confirms a request from this page.
 */
facts?: {
[k: string]: Fact
}
/**
 * Parameters of the page's URL that its rich texts show, such as `?keyword=` of an ad. `{{keyword | resumes}}` shows the parameter, or `resumes` if it is missing or breaks its rule. Search engines get the text without it.
 */
params?: {
[k: string]: UrlParam
}
/**
 * When the page appears. Before, its address has no page. A variant at the address of its base replaces it from here on.
 */
from?: Moment
/**
 * When the page disappears; a date without a time includes that whole day. From then on its address leads to `then`, or shows its base if that has the same address.
 */
until?: Moment
/**
 * Where the page leads after `until`: a page of this site, or an `https://` address. Defaults to the page it extends.
 */
then?: string
/**
 * Makes many pages from this file: one for each row of a table, or for each combination of values. `{{city}}` in a text or address is the row's value. A variant does not inherit it.
 */
matrix?: Matrix
/**
 * A test of one or more changes of this page, shown to a part of its visitors. A variant does not inherit it.
 */
experiment?: Experiment
/**
 * The navigation at the top of the page: links to its own sections and one action.
 */
nav?: Nav
/**
 * A round button fixed at the bottom right of a landing page. Pages with the `site` layout use the site's own.
 */
widget?: Action
/**
 * Tags of ad platforms for this page, merged over those of site.yaml. `false` turns off all of them, or one.
 */
tags?: Tags
/**
 * The page's sections from top to bottom. Each key is the section's id and anchor; `type` selects the kind of section.
 */
sections: Record<string, Section>
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One finding.
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
 * Whether the software is still reading this field.
 */
pending?: boolean
}
/**
 * A dark band in which applicant-tracking software reads a resume line by line and lists what it finds.
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
 * The resume being read, an upright letter-size page.
 */
image: Image
score: ScanScore
/**
 * What the software found, in page order.
 * 
 * @minItems 1
 * @maxItems 8
 */
results: ScanResult[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * How well the resume matches a job posting.
 */
export interface ScanScore {
/**
 * The score.
 */
value: Text
/**
 * What the resume was compared with.
 */
against: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * Awards and recognition of the company in a strip.
 */
export interface AwardsSection {
/**
 * A strip of awards.
 */
type: "awards"
/**
 * The section's headline.
 */
heading: RichText
/**
 * The awards.
 * 
 * @minItems 1
 * @maxItems 8
 */
items: Award[]
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One award.
 */
export interface Award {
/**
 * What was awarded.
 */
name: Text
/**
 * Who awarded it.
 */
by: Text
/**
 * Its emblem, 160 x 120. Decorative, so leave `alt` empty.
 */
image: Image
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The first screen of the home page: a headline with a rotating word, calls to action, and documents or pictures that change with the word.
 */
export interface BannerHeroSection {
/**
 * A first screen whose words and pictures rotate.
 */
type: "banner-hero"
/**
 * The page's headline. `{rotate}` marks where the words of `rotate` appear; a line break in the text breaks it.
 */
headline: RichText
/**
 * Two to six words that rotate in the headline, each for three seconds. Visitors can pause them. Without them, the first document or picture is shown.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: One of the words.
 */
rotate?: Text[]
/**
 * One or two short sentences: at most 78 characters fill two lines on a phone.
 */
lead?: RichText
/**
 * The first is the main action, below the lead. The others follow the document on phones.
 */
actions?: Action[]
/**
 * Two to four promises in one line below the button. On a phone of 390 px, about 50 letters fit.
 * 
 * @minItems 1
 * @maxItems 4
 */
facts?: Claim[]
/**
 * A row of stars below the facts.
 */
rating?: Rating
/**
 * The form in `content/forms.yaml` to show below the documents.
 */
form?: FormRef
/**
 * What is next to the form, below the documents.
 */
ask?: Ask
/**
 * Documents made of text, each shown with the words it fits. They replace `banners`.
 * 
 * @maxItems 5
 */
sheets?: HeroSheet[]
/**
 * Pictures that change with the words.
 * 
 * @maxItems 5
 * 
 * Items: One picture.
 */
banners?: Image[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One document. Screen readers treat it as a picture and read its `alt`.
 */
export interface HeroSheet {
/**
 * The words of `rotate` that it is shown with, also read out before `alt`.
 * 
 * @minItems 1
 * 
 * Items: One of the words.
 */
words: Text[]
/**
 * `page` is a sheet of paper, `video` has a player above its text, and `site` has an address bar.
 */
look?: ("page" | "video" | "site")
/**
 * Alternative text for the document.
 */
alt: Text
/**
 * The first line of a second sheet, which lies behind this one.
 */
behind?: RichText
/**
 * The name at the top.
 */
name: Text
/**
 * The line below the name; with `site`, the address.
 */
label: Text
/**
 * The first paragraph.
 */
text: RichText
/**
 * The lines below.
 * 
 * @minItems 1
 * @maxItems 8
 */
lines: RichText[]
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * Where the names come from, in small print below the heading.
 */
note?: RichText
/**
 * The companies of `content/clients.yaml` to show, in this order, or `all`.
 */
clients: ContentRef<'clients'>
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * A contact form next to other ways to reach the company.
 */
export interface ContactSection {
/**
 * A contact form and other ways to get in touch.
 */
type: "contact"
/**
 * The headline of the side column.
 */
heading: RichText
/**
 * The form in `content/forms.yaml`.
 */
form: FormRef
/**
 * Other ways to reach the company.
 * 
 * @minItems 1
 * @maxItems 6
 */
ways: ContactWay[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * A link to call or write.
 */
action?: Action
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The time that is left until an offer ends, which ticks. The end is also there in words, for visitors without scripts. The section disappears at the end.
 */
export interface CountdownSection {
/**
 * The time that is left.
 */
type: "countdown"
/**
 * What ends.
 */
heading: RichText
/**
 * What visitors get until then.
 */
lead?: RichText
/**
 * When it ends; a day alone is included. Defaults to the page's `until`. From then on the section is not shown.
 */
until?: EndMoment
/**
 * What to do before it ends.
 */
actions?: Action[]
/**
 * The background.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * The questions of `content/faqs.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'faqs'>
/**
 * Whether the first question starts open.
 */
open?: boolean
/**
 * Whether to number the questions: 01, 02, and so on.
 */
numbered?: boolean
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * A few points, each with a title and a sentence: a strip of four, a grid of six, or cards.
 */
export interface FeaturesSection {
/**
 * Points side by side.
 */
type: "features"
/**
 * The section's headline. In a `strip`, only screen readers get it.
 */
heading: RichText
/**
 * A sentence below the headline.
 */
lead?: RichText
/**
 * `strip`: a row between hairlines; `grid`: two or three columns of text; `cards`: raised sheets.
 */
look?: ("strip" | "grid" | "cards")
/**
 * The points, in order.
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
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One point.
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
 * A drawing of it, 160 x 120. Decorative, so leave `alt` empty.
 */
image?: Image
/**
 * Where it leads.
 */
action?: Action
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * Pictures in a grid. On hover or keyboard focus, each shows a button: an action, or one that opens the picture in a viewer.
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
 * The label of the button over each picture that opens it in the viewer.
 */
view?: Text
/**
 * The action of the button over each picture.
 */
hover?: Action
/**
 * A button below the grid.
 */
action?: Action
/**
 * The button in the viewer. A form that it opens is for a document like the picture.
 */
want?: Action
/**
 * The shape of the pictures: `page` is upright, `screen` is a browser window, `video` is wide.
 */
shape?: ("page" | "screen" | "video")
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * The text next to the picture in the viewer.
 */
text?: RichText
/**
 * For a video: its script, line by line, shown in the viewer.
 * 
 * @minItems 1
 * 
 * Items: One line with its time.
 */
script?: Text[]
/**
 * The picture.
 */
image: Image
/**
 * The same document before the work, on paper of the same size. A switch below the picture shows one or the other.
 */
before?: Image
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The closing band on evergreen: the promise, its seal, calls to action, and notes.
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
 * The buttons: one `light`, the others `outline`.
 */
actions?: Action[]
/**
 * The seal next to the promise.
 */
seal?: Image
/**
 * Short assurances below.
 * 
 * @maxItems 4
 */
notes?: GuaranteeBandNote[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * A short film from `landing-configs/media` that plays by itself, in a loop and without sound, and can be paused. It does not play by itself for visitors who ask for less motion or less data.
 */
export interface Film {
/**
 * The picture to show until the film plays, in the film's proportions. Its `alt` describes the film.
 */
poster: Image
/**
 * The film, for small screens first. The first file that fits the screen is the one that loads.
 * 
 * @minItems 1
 * @maxItems 6
 */
files: FilmFile[]
/**
 * What is said, for everyone who sees the film without sound: a WebVTT file inside `media/`.
 */
captions: string
}
/**
 * The film in one size.
 */
export interface FilmFile {
/**
 * The file's path inside `media/`: an MP4 or a WebM with at most 10 MB.
 */
src: string
/**
 * The widest screen (px) that it is for. By default, it is for all.
 */
upTo?: number
}
/**
 * The first screen of a landing page: a headline with rotating words, calls to action, a form, and a document with an editor's corrections.
 */
export interface HeroSection {
/**
 * The first screen of a landing page.
 */
type: "hero"
/**
 * The page's headline. `{rotate}` marks where the words of `rotate` appear; a line break in the text breaks it.
 */
headline: RichText
/**
 * Two to six words that rotate in the headline, each for three seconds. Visitors can pause them.
 * 
 * @minItems 2
 * @maxItems 6
 */
rotate?: Text[]
/**
 * One or two short sentences: at most 78 characters fill two lines on a phone.
 */
lead?: RichText
/**
 * The first is the main action, below the lead. The others follow the document.
 */
actions?: Action[]
/**
 * Two to four promises in one line below the button. On a phone of 390 px, about 50 letters fit.
 * 
 * @minItems 1
 * @maxItems 4
 */
facts?: Claim[]
/**
 * A row of stars below the facts.
 */
rating?: Rating
/**
 * The form in `content/forms.yaml` to show below the document.
 */
form?: FormRef
/**
 * What is next to the form, below the document.
 */
ask?: Ask
draft?: HeroDraft
/**
 * A picture instead of `draft` and `notes`, as wide as the page. Its height is cropped to the screen.
 */
picture?: Image
/**
 * A film instead of `draft`, `notes`, and `picture`.
 */
film?: Film
/**
 * The editor's remarks in the margin, which explain the corrections.
 */
notes?: HeroNote[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * A resume that an editor corrects before the visitor's eyes. Write corrections as ~~deleted~~ ++inserted++ ==highlight== ((circle)) __underline__; `{tick}` puts a check mark in the margin. Inserted words are written above deleted ones. The pencil draws the first three corrections, and the first circle and highlight of the summary; other marks are there from the start.
 */
export interface HeroDraft {
/**
 * Alternative text for the document.
 */
alt: Text
/**
 * The name on the resume.
 */
name: Text
/**
 * The line below the name. It has space above for the name only, so delete here without inserting.
 */
title?: RichText
/**
 * Contact lines.
 */
contact?: RichText
/**
 * The edited paragraph, with a bracket in its margin.
 */
summary?: RichText
/**
 * The heading above the jobs.
 */
heading?: Text
/**
 * Next to the stop that uncovers the draft when it is dragged.
 */
hint?: Text
/**
 * The jobs, most recent first.
 * 
 * @minItems 1
 */
jobs: HeroDraftJob[]
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * The years, from start to end.
 */
years?: Text
/**
 * What the person did there.
 * 
 * @minItems 1
 */
bullets: HeroDraftBullet[]
/**
 * Whether to hide the whole job on phones.
 */
desktopOnly?: boolean
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * Whether to hide it on phones.
 */
desktopOnly?: boolean
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
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
 * The reason.
 */
text: RichText
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One step of the process.
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
 * A drawing of the step, 160 x 120. Decorative, so leave `alt` empty.
 */
image: Image
}
/**
 * The steps of the process, numbered. A highlight moves from step to step every 4 seconds and can be paused.
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
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * A way to ask about an industry that is not listed.
 */
action?: Action
/**
 * The industries of `content/industries.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'industries'>
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * A first screen on which visitors paste one line of their resume. The page marks it in their browser, as an editor would, and a form sends the line to a writer.
 */
export interface LineEditorSection {
/**
 * A field that marks a line of a resume.
 */
type: "line-editor"
/**
 * The page's headline. A line break in the text breaks it.
 */
headline: RichText
/**
 * One or two sentences next to the headline.
 */
lead?: RichText
/**
 * The field's label.
 */
label: Text
/**
 * Shown in the empty field.
 */
placeholder?: Text
/**
 * The label of the button that marks the line.
 */
mark: Text
/**
 * Says that the line stays in the browser. It is true until the visitor sends the form.
 */
privacy: Text
/**
 * The heading of the list of marks.
 */
legend: Text
/**
 * What the pencil looks for, in the order of the legend. Kinds that are not listed are not marked.
 * 
 * @minItems 1
 */
marks: LineMarkRule[]
/**
 * Words of `content/phrases.yaml` to mark, each with its own question and reason; or `all`. They come on top of the engine's word lists.
 */
phrases?: ContentRef<'phrases'>
tries?: LineTries
order?: LineOrder
/**
 * A sentence after the number of marks.
 */
comfort?: Text
/**
 * The label of the button that goes back to the field.
 */
again: Text
/**
 * The form in `content/forms.yaml` that sends the line, best of kind `rewrite`. Its title and intro are the heading of the offer; the line is its message.
 */
form: FormRef
/**
 * The label above the line in the form.
 */
sent: Text
answers: LineAnswers
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One kind of mark and what the editor says about it.
 */
export interface LineMarkRule {
/**
 * What the pencil looks for: `duty` (what the job was, instead of what came of it), `number` (no figure), `weak-verb`, `filler`, `passive`, `first-person`, or `too-long` (more than 30 words).
 */
kind: ("duty" | "number" | "weak-verb" | "filler" | "passive" | "first-person" | "too-long")
/**
 * Its name in the legend.
 */
label: Text
/**
 * The title of the note in the margin.
 */
remark: Text
/**
 * The question above the marked words: two or three words.
 */
query: Text
/**
 * Why, in one sentence. `{words}` is replaced by the marked words.
 */
why: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * Lines to try for visitors without a resume at hand.
 */
export interface LineTries {
/**
 * The heading.
 */
heading: Text
/**
 * The lines.
 * 
 * @minItems 1
 * @maxItems 6
 */
lines: Text[]
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * Blanks that show the order of a better line, for visitors who write it again themselves.
 */
export interface LineOrder {
/**
 * The sentence above the blanks.
 */
heading: Text
/**
 * What belongs in each blank.
 * 
 * @minItems 2
 * @maxItems 4
 */
blanks: Text[]
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * What the page says when there is nothing to mark.
 */
export interface LineAnswers {
/**
 * The title of the note for a line without anything to mark.
 */
clean: Text
/**
 * The text of that note. Be honest about what a list of rules can and cannot see.
 */
cleanText: Text
/**
 * No line yet.
 */
empty: Text
/**
 * One or two words.
 */
short: Text
/**
 * A long text without sentences.
 */
long: Text
/**
 * The heading of the lines to choose from, if several were pasted. `{count}` is their number.
 */
several: Text
/**
 * A list of skills, a job title, or an address.
 */
list: Text
/**
 * Another language than English.
 */
language: Text
/**
 * Anything else.
 */
unreadable: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * A quiet full-page message, such as a 404 with a sheet of paper next to it, or the thank-you page with what happens next.
 */
export interface NoticeSection {
/**
 * A full-page message.
 */
type: "notice"
/**
 * The message in a few words; a line break in the text breaks it.
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
call?: NoticeCall
upload?: NoticeUpload
next?: NoticeNext
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Green messages for visitors who submitted a form. One appears if the address ends with its name: `/thankyou#received`.
 */
export interface NoticeConfirmations {
/**
 * Both the email and the CRM accepted the request.
 */
received: Text
/**
 * Only the email was accepted.
 */
sent: Text
/**
 * Only the CRM accepted it.
 */
stored: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The sheet of paper next to the message, with the editor's marks: ~~deleted~~ ++inserted++ ==highlight== ((circle)) __underline__; `{tick}` puts a check mark in the margin.
 */
export interface NoticeSheet {
/**
 * The heading of the sheet.
 */
title: RichText
/**
 * The line below it.
 */
subtitle?: RichText
/**
 * The lines of the sheet. A `missing` line is a gap that the editor circled and filled in.
 * 
 * @minItems 1
 */
lines: NoticeLine[]
/**
 * What the editor wrote at the bottom of the sheet.
 */
remark?: RichText
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One line.
 */
export interface NoticeLine {
/**
 * The text.
 */
text: RichText
/**
 * Whether the line is a gap with the editor's note in it.
 */
missing?: boolean
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The number that will call the visitor. With it, the page has the confirmation as a band at its top, and the actions at its end.
 */
export interface NoticeCall {
/**
 * What the number is for.
 */
heading: RichText
/**
 * The number, as a link that calls it.
 */
number: Action
/**
 * When the call comes.
 */
when: RichText
/**
 * What replaces `when` while the company is closed by `desk.hours` of site.yaml; `{time}` is until when it answers.
 */
closed?: Text
/**
 * What to do instead of waiting.
 */
actions?: Action[]
/**
 * The label of the link to the company's contact card, which the build makes from site.yaml and the page's own facts.
 */
contacts?: ContactCardRef
/**
 * A line in small print.
 */
note?: RichText
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * A form that adds a file to the visitor's request: PDF, DOCX, or a photo, up to 25 MB. It appears only after a form was sent.
 */
export interface NoticeUpload {
/**
 * What to send.
 */
heading: RichText
/**
 * What it is good for.
 */
text?: RichText
/**
 * What the editor wrote on the blank sheet.
 */
remark?: RichText
/**
 * The name of the file field, for screen readers.
 */
choose: Text
/**
 * Which files are accepted, in small print.
 */
note: RichText
/**
 * That a file can also be dropped on the sheet; not on phones.
 */
drop?: Text
/**
 * The label of the button that sends the file.
 */
send: Text
/**
 * Who has the file, after its name and size.
 */
received: Text
/**
 * The label of the link that sends another file.
 */
another: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * What happens after the call, in order.
 */
export interface NoticeNext {
/**
 * The heading of the steps.
 */
heading: RichText
/**
 * The steps.
 * 
 * @minItems 1
 */
steps: NoticeStep[]
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One step.
 */
export interface NoticeStep {
/**
 * What happens.
 */
text: RichText
/**
 * When or where, at the end of the line.
 */
note?: RichText
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * Packages as cards side by side, each with a way to ask about it. By default, it shows no prices.
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
 * The packages of `content/landing-packages.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'landing-packages'>
/**
 * The button on each card.
 */
action: Action
/**
 * Whether each card shows its package's price.
 */
prices?: boolean
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Packages as an endless row of cards. It advances by one card every 3 seconds, stops while a visitor uses or hovers over it, and can be paused. By default, it shows no prices.
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
 * The packages of `content/packages.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'packages'>
/**
 * The button on each card. A form that it opens is for the card's package.
 */
action: Action
/**
 * Whether each card shows its package's price.
 */
prices?: boolean
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * The top of a page: its title and a sentence about its content.
 */
export interface PageBannerSection {
/**
 * The title of a page.
 */
type: "page-banner"
/**
 * The page's own name above a title that says something else.
 */
label?: Text
/**
 * The page's headline.
 */
title: RichText
/**
 * One or two sentences next to it.
 */
lead?: RichText
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Career partners: platforms that refer clients, with their logos.
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
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One platform.
 */
export interface Partner {
/**
 * The platform's name. Screen readers read it if the logo's `alt` is empty.
 */
name: Text
/**
 * What it does, in a few words.
 */
text?: Text
/**
 * Its logo in a single color.
 */
logo: Image
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One numbered part.
 */
export interface PolicyPart {
/**
 * The part's anchor: `/term-of-use/#refunds` leads to the part `refunds`. Must be unique on the page.
 */
id: Id
/**
 * The part's headline, without a number.
 */
heading: Text
/**
 * The text, one entry per paragraph.
 * 
 * @minItems 1
 */
paragraphs: RichText[]
/**
 * Bullet points below the paragraphs.
 */
list?: RichText[]
}
/**
 * A legal text: a title, then numbered parts next to a table of contents.
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
 * The effective date, in words.
 */
updated: Text
/**
 * What the text is about, in a sentence or two.
 */
intro: RichText
/**
 * The parts from top to bottom. They are numbered automatically, and their headings make up the table of contents.
 * 
 * @minItems 1
 */
parts: PolicyPart[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Plans with prices side by side. A button on each opens a form for that plan; a link opens the chat.
 */
export interface PricingTableSection {
/**
 * Plans with prices.
 */
type: "pricing-table"
/**
 * The section's headline, for screen readers only; visitors see the page's banner above it.
 */
heading: RichText
/**
 * The plans of `content/plans.yaml` to show, in this order, or `all`.
 */
plans: ContentRef<'plans'>
/**
 * The button on each card. A form that it opens is for the card's plan and prices.
 */
order: Action
/**
 * The link on each card to the live chat.
 */
chat?: Action
/**
 * The phone number on each card.
 */
call?: Action
/**
 * Text below the cards, such as what a discount refers to.
 */
note?: RichText
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * The steps of the company's process, numbered, from `content/steps.yaml`.
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
 * The steps of `content/steps.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'steps'>
/**
 * `row`: side by side, for a section among others; `list`: one below the other with more space, for a dedicated page.
 */
look?: ("row" | "list")
/**
 * Buttons below.
 */
actions?: Action[]
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Resume samples by field: choosing a field shows its pages, and each page opens in a viewer where visitors can zoom, pan, and page through the samples.
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
 * The entries of `content/sample-categories.yaml` to show, in this order, or `all`. The first one starts open.
 */
categories: ContentRef<'sample-categories'>
/**
 * Where the fields appear. `list`: on the left with their descriptions; `tabs`: in a row above the pages.
 */
look?: ("list" | "tabs")
/**
 * A way to ask for more.
 */
action?: Action
/**
 * The button in the viewer. A form that it opens is for a document like the picture.
 */
want?: Action
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Client reviews in a row that scrolls sideways, next to the rating on a review site.
 */
export interface ReviewsSection {
/**
 * Client reviews.
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
 * The reviews of `content/testimonials.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'testimonials'>
/**
 * A hint that the row continues.
 */
hint?: Text
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Lines of resumes before and after an editor: the draft with its marks, and the line as it was sent.
 */
export interface RewritesSection {
/**
 * Lines before and after.
 */
type: "rewrites"
/**
 * The section's headline.
 */
heading: RichText
/**
 * One or two sentences below the headline.
 */
lead?: RichText
/**
 * The label of the drafts.
 */
draftLabel?: Text
/**
 * The label of the rewrites.
 */
rewriteLabel?: Text
/**
 * The lines, in order.
 * 
 * @minItems 1
 */
items: Rewrite[]
/**
 * The buttons below.
 */
actions?: Action[]
/**
 * The background.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One line, before and after.
 */
export interface Rewrite {
/**
 * Whose line it is.
 */
who: Text
/**
 * The line as it came, with the editor's marks: ~~deleted~~, ((circle)), __underline__, ==highlight==.
 */
draft: RichText
/**
 * The line as it was sent.
 */
rewrite: RichText
/**
 * What the editor says about it, in the pencil's italics.
 */
remark?: RichText
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * Resume samples, one at a time, with thumbnails, dots, and a progress bar. It advances every 4 seconds, waits 8 seconds after a visitor chooses a sample, and can be paused.
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
 * The samples of `content/samples.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'samples'>
/**
 * The button below the samples.
 */
action?: Action
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * An introduction to a service: a two-line headline, a few paragraphs, calls to action, and a document next to an editor's remark.
 */
export interface ServiceIntroSection {
/**
 * An introduction to a service.
 */
type: "service-intro"
/**
 * The headline, on two lines.
 */
heading: RichText
/**
 * Paragraphs; the first is in larger type.
 * 
 * @minItems 1
 * 
 * Items: One paragraph.
 */
description: RichText[]
/**
 * What it costs, how long it takes, and how many revisions are included, on a line of its own.
 */
price?: RichText
/**
 * Buttons below.
 */
actions?: Action[]
/**
 * An upright document or a screen. A nearly square picture is expected to have its own background and gets no shadow. It loads immediately, so the section belongs near the top of a page.
 */
image?: Image
/**
 * What the editor says about the document, in italics.
 */
remark?: RichText
/**
 * The reason.
 */
remarkText?: RichText
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * The services of `content/services.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'services'>
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * The services of `content/services.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'services'>
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
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
 * What the numbers are about, for screen readers.
 */
heading: Text
/**
 * The numbers.
 * 
 * @minItems 2
 * @maxItems 6
 */
items: Stat[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One number.
 */
export interface Stat {
/**
 * The number to count up to.
 */
value: Amount
/**
 * A symbol after the number.
 */
suffix?: string
/**
 * What the number counts.
 */
label: Text
/**
 * A definition below the label, in small print: when it counts, or for whom.
 */
note?: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The steps of the process, one large step at a time. It advances every 3 seconds; visitors can choose a step and pause.
 */
export interface StepsCarouselSection {
/**
 * Rotating steps.
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
 * The steps of `content/steps.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'steps'>
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * Technologies in a grid, each with its icon.
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
 * The technologies of `content/technologies.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'technologies'>
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * A few reviews, one at a time. It advances every 5 seconds, and dots lead to each.
 */
export interface TestimonialsSection {
/**
 * Rotating reviews.
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
 * The reviews of `content/testimonials.yaml` to show, in this order, or `all`.
 */
items: ContentRef<'testimonials'>
/**
 * The section's background. Do not use `blotter` on two sections in a row.
 */
ground?: Ground
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One sentence with an editor's marks, and below it a list that explains each mark.
 */
export interface WhyUsSection {
/**
 * A sentence and the key to its marks.
 */
type: "why-us"
/**
 * The section's headline for screen readers and search engines; visitors see the sentence instead.
 */
heading?: Text
/**
 * The sentence. Use each mark in the list once: ((circle)), ==highlight==, __underline__, {tick}.
 */
statement: RichText
/**
 * The reasons; each refers to one mark in the sentence.
 * 
 * @minItems 2
 * @maxItems 4
 */
items: WhyUsItem[]
/**
 * Acknowledges what `check` would report here.
 */
allow?: AllowWarnings
}
/**
 * One reason.
 */
export interface WhyUsItem {
/**
 * The mark in the sentence that this reason explains.
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
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * A test of what all pages share. Pages that look the same in all variants are not part of it.
 */
export interface SiteExperiment {
/**
 * The name of the experiment, which no other experiment of the site has.
 */
name: ExperimentName
/**
 * Why the change should help, and what it should change. Visitors do not see it.
 */
hypothesis: Hypothesis
/**
 * The variants by id, besides the control, which is the site as it is.
 */
variants: {
[k: string]: SiteVariant
}
/**
 * The percentage of visitors for the control and for each variant; together 100. Without it, all get equal parts.
 */
split?: Split
/**
 * What decides the test: `lead` (visits that left a lead), `form-begun` (visits that began a form), or `paid` (visits that led to a payment).
 */
metric?: ExperimentMetric
/**
 * The smallest effect that is worth having, in percent of the control's result. A smaller one takes more visits to find.
 */
worthHaving?: WorthHaving
/**
 * How much worse than the control a variant may become in other respects.
 */
guardrails?: Guardrails
/**
 * The name of a group of experiments that must not mix: each visitor is in at most one of them.
 */
layer?: Layer
/**
 * How long the test takes, as `npm run experiment -- plan` writes it.
 */
plan?: ExperimentPlan
}
/**
 * The changes of one variant, merged over the site.
 */
export interface SiteVariant {
/**
 * What the variant changes, in a few words for the people who read the results. Visitors do not see it.
 */
title: VariantTitle
/**
 * Changes to the navigation of pages with the `site` layout.
 */
nav?: {

}
/**
 * Changes to the footer.
 */
footer?: {

}
/**
 * Changes to forms of content/forms.yaml, by name.
 */
forms?: {

}
}
/**
 * A font family with its files.
 */
export interface Font {
/**
 * The name of the family: letters, digits, spaces, and hyphens.
 */
family: string
/**
 * The files of the family. Every page loads all of them, so list only the styles and weights that pages use.
 * 
 * @minItems 1
 * @maxItems 8
 */
files: FontFile[]
/**
 * The fonts to show until the files have loaded, separated by commas. The last one is `serif` or `sans-serif`; it decides which local fonts the build adjusts to the size of the family.
 */
fallback: string
}
/**
 * One style of the family, in one weight or a range of weights.
 */
export interface FontFile {
/**
 * The WOFF2 file's path inside `fonts/`.
 */
src: string
/**
 * The weight, such as `400`, or the range of a variable font, such as `400 700`.
 */
weight: (number | string)
/**
 * Whether the letters are upright or italic.
 */
style?: ("normal" | "italic")
}
/**
 * Settings for the whole site: the company, its facts, the footer, chat, and budgets.
 */
export interface Site {
/**
 * The company's name.
 */
name: Text
brand: Brand
/**
 * The site's public URL without a trailing slash, for canonical links and the sitemap.
 */
url: string
/**
 * Identifies the brand of a lead in the CRM.
 */
brandSlug: Id
/**
 * The service requested by a lead that names none.
 */
service?: Text
/**
 * The language of the pages as a BCP 47 tag.
 */
language?: string
/**
 * The zone of days and times without one, as in `from` and `until`: `Eastern`, `Central`, `Mountain`, `Pacific`, `Alaska`, `Hawaii`, or a name such as `America/Phoenix`.
 */
timeZone?: string
company: Company
/**
 * The company's social media profiles.
 */
social?: Action[]
/**
 * The ledger of the company's numbers and promises, each defined once; texts insert them as `${name}`, or `${Name}` with a capital first letter. An entry is a value, or a group of keys that says what it counts. `company`, `brand` (its first part), `phone`, `email`, `street`, `city`, `state`, `zip`, and `year` are predefined.
 */
facts?: {
[k: string]: Fact
}
/**
 * Old addresses, and where each leads now. Visitors keep their query, such as `?utm_source=…`; where the target has a parameter of the same name, the visitor's counts. For an address that a page of this site had before, `formerly` on that page is shorter.
 */
redirects?: {
[k: string]: RedirectTarget
}
nav?: SiteNav
sideTab?: SideTab
/**
 * A round button fixed at the bottom right of pages with the `site` layout.
 */
widget?: Action
footer: Footer
chat: Chat
/**
 * When a client gets money back, in one sentence. The pay page shows it next to the pay button.
 */
refunds?: Text
acknowledgement?: Acknowledgement
turnstile?: Turnstile
/**
 * Whether pages report real-user performance (LCP, CLS, INP, FCP, and TTFB) to this site's own server, once per view, with the page's address and no data about the visitor. Payment pages never do.
 */
vitals?: boolean
/**
 * Whether pages report each view, and whether a form was opened and begun, to this site's own server. It counts them by page, source, and device, without cookies, and shows them to staff at `/numbers`. Payment pages never do.
 */
views?: boolean
speedMetrics?: SpeedMetrics
/**
 * Tags of ad platforms and analytics for all pages, each by its id. They load once a page is usable and its visitor agrees, never on payment pages. Requires `consent`.
 */
tags?: Tags
conversionUploads?: ConversionUploads
consent?: ConsentSettings
/**
 * A test of the navigation, the footer, or the forms, on every page that shows them.
 */
experiment?: SiteExperiment
experiments?: ExperimentSettings
terms: TermsLinks
desk?: Desk
retention?: Retention
/**
 * The share picture of last resort: for pages without their own whose headline cannot be drawn, and for addresses that do not exist.
 */
share: Image
budgets?: Budgets
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The wordmark: the name in two parts, the second in italics, and the logo before it.
 */
export interface Brand {
/**
 * The upright part of the name.
 */
first: Text
/**
 * The italic part of the name.
 */
second?: Text
/**
 * The logo's outline, filled with the `pencil` color: the `d` of an SVG path on a 40 x 30 canvas. `npm run artwork` makes icons and share pictures from it, too. Without it the name appears alone, and icons show its first letter.
 */
mark?: string
colors?: Colors
fonts?: Fonts
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The colors of pages, icons, and rendered pictures, each as `#rrggbb`. Colors left out are neutral. `npm run check` measures the contrast of every pair that pages use.
 */
export interface Colors {
/**
 * The page.
 */
paper?: Color
/**
 * Documents, forms, and raised cards.
 */
sheet?: Color
/**
 * The background under a sheet.
 */
blotter?: Color
/**
 * Hairlines on the blotter.
 */
"rule-blotter"?: Color
/**
 * Text, and the background of dark bands and of the night theme.
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
 * Borders of form fields and buttons.
 */
"rule-strong"?: Color
/**
 * The accent color: main buttons, links, and marks.
 */
pencil?: Color
/**
 * The accent color on hover, in small text, and in errors.
 */
"pencil-deep"?: Color
/**
 * The accent color on ink.
 */
"pencil-night"?: Color
/**
 * The highlight behind words, ribbons, and buttons on dark bands.
 */
highlighter?: Color
/**
 * Trust and success: the guarantee band, check marks, and the evergreen theme.
 */
evergreen?: Color
}
/**
 * The company's own fonts, from `fonts/` in its folder. A group left out keeps the engine's font. Share pictures and rendered pictures keep the engine's fonts, too.
 */
export interface Fonts {
/**
 * The wordmark, headings, quotes, and large figures: upright and italic, in weights from 400 to 600. Any typeface will do, with or without serifs.
 */
serif?: Font
/**
 * Body text, menus, buttons, and forms: upright, in weights from 400 to 700.
 */
sans?: Font
}
/**
 * The company behind the site.
 */
export interface Company {
/**
 * Street address.
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
 * Phone number with a plus sign and the country code.
 */
phone: string
/**
 * Email address.
 */
email: string
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The navigation of pages with the `site` layout.
 */
export interface SiteNav {
/**
 * The menus from left to right; from top to bottom on phones.
 * 
 * @minItems 1
 */
menus: SiteMenu[]
/**
 * The links at the top of the menu on phones. Those that are also in `menus` are not repeated below.
 */
menuFirst?: Action[]
/**
 * The button at the right.
 */
action?: Action
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * A drop-down menu, or, without a heading, links directly in the bar.
 */
export interface SiteMenu {
/**
 * The label that opens the menu.
 */
heading?: Text
/**
 * The links; `note` adds a line below one.
 * 
 * @minItems 1
 */
links: Action[]
aside?: SiteMenuAside
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The panel at the menu's right edge.
 */
export interface SiteMenuAside {
/**
 * A short text.
 */
text: RichText
/**
 * A picture below the text.
 */
image: Image
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * A tab at the right edge of wide screens that appears after a little scrolling and opens a form. Payment pages do not show it.
 */
export interface SideTab {
/**
 * The offer, in larger type.
 */
offer: Text
/**
 * What to do to get it.
 */
label: Text
/**
 * The form in `content/forms.yaml` that it opens.
 */
form: FormRef
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The links at the bottom of every page.
 */
export interface Footer {
/**
 * Lists of links, each with a heading.
 */
columns?: FooterColumn[]
/**
 * Links in the last line, such as the privacy policy.
 */
legal?: Action[]
/**
 * The copyright notice in the last line.
 */
copyright: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One list of links.
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
 * Whether to leave the list out of landing pages, which should offer few exits.
 */
siteOnly?: boolean
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The live chat. It loads once a page is usable, on every page except payment pages. It never opens by itself while a dialog is open or a visitor is filling in a form; it waits. The company's own chat also stops at a small panel where its window would cover a form or a phone's page.
 */
export interface Chat {
/**
 * The chat provider: `desk` is the company's own chat, which staff answer at the desk, and `livechat` is LiveChat (livechat.com). With `none`, chat buttons open the form named by `form`.
 */
provider?: ("desk" | "livechat" | "none")
/**
 * With `desk`: what visitors read before their first message.
 */
invitation?: Text
/**
 * With `desk`: questions that visitors send with one press while someone is there.
 * 
 * @maxItems 4
 */
questions?: Text[]
/**
 * With `livechat`: the license number from LiveChat's installation code.
 */
license?: number
/**
 * Milliseconds from the page becoming usable until the chat appears as its provider's small button. With 0, it appears when a visitor presses a chat button.
 */
opensAfter?: number
/**
 * Milliseconds from the chat appearing until its window opens by itself. With 0, it does not.
 */
maximizesAfter?: number
/**
 * Milliseconds from a visitor minimizing or hiding the window until it opens again by itself, even if that was on the previous page. With 0, it does not.
 */
maximizesAgainAfter?: number
/**
 * Whether the window opens immediately when a message, rich message, or file arrives.
 */
maximizesOnMessage?: boolean
/**
 * Milliseconds that a pressed chat button waits for a chat that is still loading. After that the visitor gets the form or sees `unavailable`, and the window opens once the chat has loaded. With 0, this happens immediately.
 */
retriesAfter?: number
/**
 * The form in `content/forms.yaml` that chat buttons open when there is no chat, or it cannot be reached.
 */
form?: FormRef
/**
 * A message for visitors who press a chat button while chat is unavailable, instead of the form.
 */
unavailable?: Text
/**
 * What a chat button does without JavaScript, and what it does without a chat, a form, or a message.
 */
fallback: Action
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The email that confirms a visitor's request. The server adds a greeting by name above the text and the company's name, phone, and address below it.
 */
export interface Acknowledgement {
/**
 * The subject line.
 */
subject: Text
/**
 * The body; an empty line starts a new paragraph.
 */
text: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * Cloudflare Turnstile, which blocks bots from submitting forms. Its script loads when a visitor starts to fill in a form. Without this key, nothing loads from Cloudflare.
 */
export interface Turnstile {
/**
 * The widget's site key from the Cloudflare dashboard. The secret key belongs in the server's environment.
 */
siteKey: string
}
/**
 * A provider's script that measures page speed. It loads once a page is usable, except on payment pages.
 */
export interface SpeedMetrics {
/**
 * The script's URL, starting with `https://`.
 */
script: string
/**
 * Attributes that the provider requires on the script element.
 */
attributes?: {
/**
 * The attribute's value.
 */
[k: string]: Fact
}
/**
 * Other origins that the script sends data to or loads from, besides its own.
 * 
 * Items: An origin: a URL without a path.
 */
sendsTo?: string[]
}
/**
 * Conversions that the server reports to ad platforms by itself, also those that a browser cannot report: only of visitors who allow ads and came from one. Requires `consent`, and the accounts `GOOGLE_ADS_*` and `META_*` in the server's environment. Servers read it when they start.
 */
export interface ConversionUploads {
google?: GoogleUploads
meta?: MetaUploads
/**
 * Whether reports include the visitor's email address and phone number as SHA-256, so platforms can also recognize visitors without a click id (Google: enhanced conversions for leads, after its terms for customer data were accepted). Your privacy policy has to say so.
 */
hashedContact?: boolean
}
/**
 * Google Ads: the numeric id of the conversion action for each event that is reported, the `ctId` in the address of its page.
 */
export interface GoogleUploads {
/**
 * For leads. If Google's tag reports them as well, the website action of the tag, so Google counts each lead once.
 */
lead?: string
/**
 * For leads that a person answered: an action for imports from clicks.
 */
qualified?: string
/**
 * For payments, with their amounts, and for refunds: an action for imports from clicks.
 */
paid?: string
}
/**
 * Meta: the name of the event for each event that is reported. Refunds are not: Meta has none.
 */
export interface MetaUploads {
/**
 * For leads, except those of forms with an event of their own in `conversions` of `tags`: these are reported by the same name, so Meta counts each lead once. Pages with other events for the same form are not known to the server.
 */
lead?: string
/**
 * For leads that a person answered.
 */
qualified?: string
/**
 * For payments, with their amounts.
 */
paid?: string
}
/**
 * How visitors decide about tags. Required with `tags`, because the law of the visitors' country decides the mode.
 */
export interface ConsentSettings {
/**
 * `opt-in`: nothing is requested from an ad platform before a visitor agrees; a banner asks. `opt-out`, for the US: tags load unless the visitor objects by the footer's link or the browser sends Global Privacy Control.
 */
mode: ("opt-in" | "opt-out")
/**
 * The footer's link that opens the dialog.
 */
link?: Text
banner?: ConsentBanner
dialog?: ConsentDialog
measurement?: MeasurementConsent
advertising?: AdvertisingConsent
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The banner that asks for consent in `opt-in` mode.
 */
export interface ConsentBanner {
/**
 * The heading.
 */
title?: Text
/**
 * What visitors agree to.
 */
text?: Text
/**
 * The button that agrees.
 */
accept?: Text
/**
 * The button that refuses.
 */
reject?: Text
/**
 * The button that opens the dialog.
 */
choose?: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * The dialog with a switch for each kind of tags.
 */
export interface ConsentDialog {
/**
 * The heading.
 */
title?: Text
/**
 * The introduction. The link to the privacy policy follows it.
 */
text?: Text
/**
 * What visitors read whose browser sends Global Privacy Control.
 */
signal?: Text
/**
 * The link to the privacy policy.
 */
policy?: Text
/**
 * The button that turns on everything.
 */
accept?: Text
/**
 * The button that turns off everything.
 */
reject?: Text
/**
 * The button that saves the switches.
 */
save?: Text
/**
 * The name of the button that closes the dialog, for screen readers.
 */
close?: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One kind of tags in the dialog.
 */
export interface MeasurementConsent {
/**
 * What visitors read next to the switch.
 */
label?: Text
/**
 * What it is for, in one or two sentences.
 */
text?: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * One kind of tags in the dialog.
 */
export interface AdvertisingConsent {
/**
 * What visitors read next to the switch.
 */
label?: Text
/**
 * What it is for, in one or two sentences.
 */
text?: Text
/**
 * Acknowledges what `check` would report about the texts here.
 */
allow?: Allow
}
/**
 * How visitors of tested pages keep their variant.
 */
export interface ExperimentSettings {
/**
 * `true` keeps a number from 0 to 9999 in a cookie, so a visitor sees the same variant for months; with `consent.mode: opt-in` it waits for the consent to measurement. `false` uses no cookie, and a visitor keeps a variant for a day.
 */
cookie?: boolean
}
/**
 * The pages with the terms and the privacy policy; forms link to both.
 */
export interface TermsLinks {
/**
 * The terms of use.
 */
terms: Route
/**
 * The privacy policy.
 */
privacy: Route
}
/**
 * How staff answer leads: how fast, when, and who. Times are in the site's `timeZone`.
 */
export interface Desk {
/**
 * How soon the company promises to answer a lead, in minutes (`5m`) or hours (`2h`) during its hours. Each person to whom a lead is offered has this long to claim it.
 */
answerWithin?: string
/**
 * When the company answers. Without hours, always. A span that ends before it begins ends on the next day.
 * 
 * @minItems 1
 */
hours?: SpanOfHours[]
/**
 * Days on which the company is closed.
 * 
 * @minItems 1
 * 
 * Items: A day of the calendar.
 */
holidays?: string[]
/**
 * Who is notified of a lead that no one claimed in time. Without this, the addresses of `LEAD_NOTIFY_TO`.
 * 
 * @minItems 1
 */
manager?: string[]
/**
 * Who is offered which leads. The first route that fits a lead counts; leads that fit none are offered to everyone.
 * 
 * @minItems 1
 */
routes?: RouteOfLeads[]
/**
 * Texts that staff begin replies by email with.
 * 
 * @minItems 1
 */
templates?: Template[]
/**
 * Texts that staff begin replies in chats with.
 * 
 * @minItems 1
 */
chatTemplates?: ChatTemplate[]
}
/**
 * The same hours on several days of the week.
 */
export interface SpanOfHours {
/**
 * Days of the week.
 * 
 * @minItems 1
 */
days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]
/**
 * When the company opens, from `00:00` to `23:59`.
 */
from: string
/**
 * When it closes.
 */
until: string
}
/**
 * Leads that fit all conditions, and the people to whom they are offered.
 */
export interface RouteOfLeads {
/**
 * Leads from these forms.
 * 
 * @minItems 1
 */
forms?: Id[]
/**
 * Leads for these services or packages, by the name on the page.
 * 
 * @minItems 1
 */
services?: string[]
/**
 * Leads from these pages, by the name of their file; their variants have to be listed, too.
 * 
 * @minItems 1
 */
pages?: string[]
/**
 * Leads from these countries, as the form shows them.
 * 
 * @minItems 1
 */
countries?: string[]
/**
 * Leads that arrive while the company is open or closed.
 */
during?: ("open" | "closed")
/**
 * The email addresses of the people to whom the leads are offered in turn, if they have the desk open.
 * 
 * @minItems 1
 */
to: string[]
}
/**
 * An email with facts, such as `${turnaround}`, and fields: `{{person.firstName}}`, `{{person.name}}`, `{{lead.service}}`, `{{lead.price}}`, `{{me.name}}`, and `{{company.name}}`.
 */
export interface Template {
/**
 * Names the template in statistics; never change it.
 */
id: Id
/**
 * How staff find it.
 */
name: string
/**
 * The subject line.
 */
subject: string
/**
 * The message; an empty line starts a new paragraph.
 */
text: string
}
/**
 * A message with facts and fields, as in `templates`.
 */
export interface ChatTemplate {
/**
 * The template's own id.
 */
id: Id
/**
 * How staff find it.
 */
name: string
/**
 * The message.
 */
text: string
}
/**
 * How long leads are kept after their last change, in days (`90d`), months (`6m`), or years (`2y`). Each night at 3 a.m. in the site's `timeZone`, the server erases leads that are older, and with the last lead of a person everything about the person; payments stay, under a pseudonym. Without this, and for leads without a rule, everything is kept.
 */
export interface Retention {
/**
 * How long spam is kept.
 */
spam?: string
/**
 * How long lost leads are kept.
 */
lost?: string
/**
 * How long won leads are kept. Mind the time for which the law requires records of sales.
 */
won?: string
/**
 * How long all other leads are kept: open ones, waiting ones, and those from before the desk. Also received mail that belongs to no lead.
 */
leads?: string
}
/**
 * Maximum page sizes in kilobytes after Brotli compression. The build fails and names any page over budget.
 */
export interface Budgets {
/**
 * The page's HTML, including its styles.
 */
html?: number
/**
 * The script that runs immediately. Scripts that load later do not count.
 */
script?: number
/**
 * All font files together (woff2, not compressed again).
 */
fonts?: number
}

declare const refersTo: unique symbol;
/** `all`, or ids of a content file. */
export interface ContentRef<Collection extends CollectionName> { readonly [refersTo]: Collection }
/** The name of a form in content/forms.yaml. */
export interface FormRef { readonly [refersTo]: 'form' }
/** The label of a link to the company's contact card. */
export interface ContactCardRef { readonly [refersTo]: 'contact-card' }
/** When something ends. */
export interface EndMoment { readonly [refersTo]: 'moment' }
/** A number, or a reference to a fact that is one. */
export interface Amount { readonly [refersTo]: 'amount' }

/** The YAML of each section type. */
export interface SectionByType {
  'ats-band': AtsBandSection;
  'awards': AwardsSection;
  'banner-hero': BannerHeroSection;
  'client-logos': ClientLogosSection;
  'contact': ContactSection;
  'countdown': CountdownSection;
  'cta-band': CtaBandSection;
  'faqs': FaqsSection;
  'features': FeaturesSection;
  'gallery': GallerySection;
  'guarantee-band': GuaranteeBandSection;
  'hero': HeroSection;
  'how-it-works': HowItWorksSection;
  'industries': IndustriesSection;
  'line-editor': LineEditorSection;
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
  'rewrites': RewritesSection;
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
/** The entries of each content file. */
export interface ContentByCollection {
  'clients': Client;
  'faqs': Faq;
  'forms': Form;
  'industries': Industry;
  'landing-packages': LandingPackage;
  'packages': Package;
  'phrases': Phrase;
  'plans': Plan;
  'sample-categories': SampleCategory;
  'samples': Sample;
  'services': Service;
  'steps': Step;
  'technologies': Technology;
  'testimonials': Testimonial;
}
export type CollectionName = keyof ContentByCollection;
