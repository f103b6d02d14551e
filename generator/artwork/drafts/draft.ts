/** What a client sent before the resume was written. Name, contact, jobs, dates, and degrees are those of the resume. */
export interface Draft {
  layout: DraftLayout;
  objective: string;
  /** The duties of each job, in the order of the resume's jobs. */
  duties: readonly (readonly string[])[];
  /** What follows the jobs, by heading. */
  rest: Readonly<Record<string, string>>;
  /** The last line. */
  closing: string;
}

/** The client's own layout: centered headings, headings with jobs at different indents, or a narrow column of headings. */
export type DraftLayout = 'centered' | 'indented' | 'columns';
