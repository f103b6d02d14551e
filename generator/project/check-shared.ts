import type { Site } from '../../schema/generated/types.ts';
import { paletteOf } from '../artwork/palette.ts';
import { lowContrasts } from '../brand/contrast.ts';
import { finding, type Path } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { shareImageFinding } from '../images/media-index.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import type { Plan } from '../prepare/value/plan.ts';
import { prepareValue } from '../prepare/value/prepare-value.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import { checkLedger } from './check-ledger.ts';

/** Finds problems that no page reports: in menus, the footer, the share picture, the brand colors, and the content files. */
export function checkShared(
  { siteFile, content }: SharedSource,
  { site, contextFor, plans, media }: PagePreparer,
  allPlans: Map<string, Plan | undefined>,
): { problems: Problem[]; uses: SharedUses } {
  const problems: Problem[] = [];
  const links: SharedUses['links'] = [];
  const context = contextFor({});
  const collect = (data: unknown, plan: Plan | undefined, path: Path, file: TextFile) => {
    const result = prepareValue(data, plan, path, context);
    problems.push(...result.findings.map((found) => locate(found, [file])));
    links.push(...result.links.map((link) => ({ ...link, file })));
    return result;
  };
  const { footer, social, chat, nav, sideTab, widget, acknowledgement, allow } = site;
  const parts = { footer, social, chat, nav, sideTab, widget, acknowledgement, allow };
  const { anchors } = collect(parts, plans.site, [], siteFile);
  for (const [name, fact] of Object.entries(site.facts ?? {}))
    if (typeof fact === 'object' && fact.terms)
      links.push({
        link: `${site.terms.terms}#${fact.terms}`,
        path: ['facts', name, 'terms'],
        file: siteFile,
      });
  problems.push(...checkLedger({ siteFile, content }, { site, contextFor }));
  for (const key of ['terms', 'privacy'] as const)
    links.push({ link: site.terms[key], path: ['terms', key], file: siteFile });
  for (const found of lowContrasts(paletteOf(site.brand.colors)))
    problems.push(locate(finding('LowContrast', found, ['brand', 'colors', found.color]), [siteFile]));
  const { src, alt } = site.share;
  collect(alt, { kind: 'text', quoted: true }, ['share', 'alt'], siteFile);
  const shareFinding = shareImageFinding(media, src, ['share', 'src']);
  if (shareFinding) problems.push(locate(shareFinding, [siteFile]));
  for (const [name, file] of content) {
    for (const [id, entry] of Object.entries(file.entries))
      collect(entry, allPlans.get(`content/${name}`), [id], file);
  }
  // Not every page has a chat button.
  const placed = anchors.filter(({ path }) => path[0] !== 'chat');
  const located = placed.map((use) => ({ ...use, file: siteFile, siteOnly: isSiteOnly(site, use.path) }));
  return { problems, uses: { links, anchors: located } };
}

/** Whether only pages with the site layout show this part of site.yaml. */
function isSiteOnly({ footer }: Site, [part, , column]: Path): boolean {
  if (part === 'social') return false;
  return part !== 'footer' || footer.columns?.[Number(column)]?.siteOnly === true;
}
