import { createCompanyFacts } from '../../prepare/company/company-facts.ts';
import { writtenFacts } from '../../prepare/references.ts';
import { interpolate } from '../../prepare/text/interpolate.ts';
import { readFact } from '../../prepare/text/read-fact.ts';
import type { Project } from '../../project/project.ts';
import { insideOf } from './value-at.ts';

/** Inserts the facts of a page into a text. @param data the merged page, which can have mistakes */
export type FillFacts = (data: unknown, text: string) => string;

export function createFactFiller({ shared, reading }: Pick<Project, 'shared' | 'reading'>): FillFacts {
  const { site } = shared;
  if (!site) return (_data, text) => text;
  const company = createCompanyFacts(site, new Date(reading.now).getUTCFullYear());
  return (data, text) => {
    if (!text.includes('${')) return text;
    const own = writtenFacts(insideOf(data, 'facts'));
    return interpolate(text, (reference) => readFact(reference, (name) => company.read(name, own)));
  };
}
