import type { Drawing } from '#artwork/pen/drawing.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { financeBanking } from './finance-banking.ts';
import { government } from './government.ts';
import { healthcare } from './healthcare.ts';
import { hospitality } from './hospitality.ts';
import { legal } from './legal.ts';
import { realEstate } from './real-estate.ts';
import { salesMarketing } from './sales-marketing.ts';
import { technology } from './technology.ts';

/** What each industry works with. */
export const industries: Record<string, Drawing> = {
  healthcare,
  technology,
  'finance-banking': financeBanking,
  education,
  engineering,
  'sales-marketing': salesMarketing,
  hospitality,
  'real-estate': realEstate,
  legal,
  government,
};
