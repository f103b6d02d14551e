import type { Form, Site } from '../../schema/generated/types.ts';
import { paletteOf } from '../artwork/palette.ts';
import { lowContrasts } from '../brand/contrast.ts';
import { finding, type Path } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { shareImageFinding } from '../images/media-index.ts';
import type { SharedSource } from '../load/load-shared.ts';
import { templateFindings } from '../prepare/company/reply-templates.ts';
import { tagFindings } from '../prepare/frame/prepare-tags.ts';
import { unknownParams } from '../prepare/page-params.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import type { Plan } from '../prepare/value/plan.ts';
import { prepareValue } from '../prepare/value/prepare-value.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import { checkForm } from './check-forms.ts';
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
    const findings = [...result.findings, ...unknownParams([result])];
    problems.push(...findings.map((found) => locate(found, [file])));
    links.push(...result.links.map((link) => ({ ...link, file })));
    return result;
  };
  const { footer, social, chat, nav, sideTab, widget, acknowledgement, tags, consent, allow } = site;
  const parts = { footer, social, chat, nav, sideTab, widget, acknowledgement, tags, consent, allow };
  const { anchors } = collect(parts, plans.site, [], siteFile);
  problems.push(...tagFindings(tags, site, context).map((found) => locate(found, [siteFile])));
  for (const [name, fact] of Object.entries(site.facts ?? {}))
    if (typeof fact === 'object' && fact.terms)
      links.push({
        link: `${site.terms.terms}#${fact.terms}`,
        path: ['facts', name, 'terms'],
        file: siteFile,
      });
  problems.push(...checkLedger({ siteFile, content }, { site, contextFor }));
  for (const key of ['templates', 'chatTemplates'] as const) {
    const found = templateFindings(site.desk?.[key] ?? [], ['desk', key], context);
    problems.push(...found.map((one) => locate(one, [siteFile])));
  }
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
  const forms = content.get('forms');
  if (forms)
    for (const [id, form] of Object.entries(forms.entries as unknown as Record<string, Form>)) {
      problems.push(...checkForm(id, form).map((found) => locate(found, [forms])));
      if (typeof form.thanks === 'string')
        links.push({ link: form.thanks, path: [id, 'thanks'], file: forms });
    }
  // Not every page has a chat button.
  const placed = anchors.filter(({ path }) => path[0] !== 'chat');
  const located = placed.map((use) => ({ ...use, file: siteFile, siteOnly: isSiteOnly(site, use.path) }));
  const redirects = { entries: site.redirects ?? {}, url: site.url, file: siteFile };
  return { problems, uses: { links, anchors: located, redirects } };
}

/** Whether only pages with the site layout show this part of site.yaml. */
function isSiteOnly({ footer }: Site, [part, , column]: Path): boolean {
  if (part === 'social') return false;
  return part !== 'footer' || footer.columns?.[Number(column)]?.siteOnly === true;
}
