/** The parts of the JSON Resume format (jsonresume.org) that the templates use; resume.schema.json validates the files. */
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

/** The format reserves `meta` for tools; these are our members. */
export interface ResumeMeta {
  template: TemplateName;
  tone: Tone;
  version?: string;
  /** Alternative headings of sections. */
  headings?: Partial<Record<SectionName, string>>;
  /** Up to four figures for the executive template. */
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
