/** Text with a typical mix of letters, digits, and capitals, for measuring fonts. */
export const sampleText = `The professional resume that gets read. A certified writer takes a pencil to every line, for the recruiter
who skims it and the software that sorts it. Yours to revise until it is right. Pick how far you want to go. Four steps,
two of them yours. Large employers let software sort resumes before a person opens one. Ours get through it over 90% of
the time. On time, or your money back: $79 to $499, within 48 to 72 hours. What they wrote after the offer letter.`;
