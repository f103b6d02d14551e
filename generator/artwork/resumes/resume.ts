/** The JSON Resume format (jsonresume.org) as far as the templates read it; resume.schema.json checks the files. */
export interface Resume {
  basics: {
    name: string;
    label: string;
    email: string;
    phone: string;
    url?: string;
    summary: string;
    location: { city: string; region?: string; countryCode?: string };
  };
  work: Work[];
  volunteer?: Volunteer[];
  education?: Education[];
  awards?: { title: string; date?: string; awarder?: string; summary?: string }[];
  certificates?: Certificate[];
  publications?: { name: string; publisher?: string; releaseDate?: string; summary?: string }[];
  skills?: { name: string; level?: string; keywords?: string[] }[];
  languages?: { language: string; fluency?: string }[];
  projects?: { name: string; description?: string; highlights?: string[] }[];
  meta: ResumeMeta;
}

export interface Work {
  name: string;
  position: string;
  startDate: string;
  endDate?: string;
  highlights?: string[];
}

export interface Volunteer {
  organization: string;
  position: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
}

export interface Education {
  institution: string;
  area?: string;
  studyType: string;
  startDate?: string;
  endDate?: string;
  score?: string;
  courses?: string[];
}

export interface Certificate {
  name: string;
  date?: string;
  issuer?: string;
}

/** The format leaves `meta` to tools; this is what ours reads from it. */
export interface ResumeMeta {
  template: TemplateName;
  tone: Tone;
  version?: string;
  /** Other words for the headings of sections, by section. */
  headings?: Partial<Record<SectionName, string>>;
  /** Up to four figures that the executive template sets large. */
  figures?: { value: string; label: string }[];
}

export type TemplateName = 'classic' | 'modern' | 'executive' | 'side' | 'technical' | 'creative' | 'entry';
export type Tone = 'ink' | 'evergreen' | 'blue' | 'brick' | 'highlighter';
export type SectionName =
  | 'summary'
  | 'contact'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'awards'
  | 'certificates'
  | 'publications'
  | 'skills'
  | 'languages'
  | 'projects';
