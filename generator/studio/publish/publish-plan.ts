import type { Path } from '../../../schema/api/studio/operation.ts';
import type { PlanAnswer } from '../../../schema/api/studio/publish.ts';
import { changesOf } from '../answers/draft-answer.ts';
import type { OpenDraft } from '../drafts/drafts.ts';

/** What publishing a draft would do. */
export async function publishPlan(open: OpenDraft): Promise<PlanAnswer> {
  const { draft, site } = open;
  const changes = changesOf(open);
  const project = await site.project();
  const changing = new Set<string>();
  for (const { page, file, route, alsoOn = [], changes: list } of changes) {
    for (const address of [route, ...alsoOn]) if (address !== undefined) changing.add(address);
    if (page !== undefined) continue;
    const paths = list.map(({ path = [] }): Path => path);
    for (const path of paths)
      for (const showing of await site.showings({ file, path })) changing.add(showing.route);
  }
  const total = project.folder.pages.size;
  const problems = await site.problems();
  const changed = new Set(changes.map(({ file }) => file));
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return {
    success: true,
    changes,
    pages: { changing: changing.size, staying: Math.max(0, total - changing.size) },
    files: draft.files.list().length,
    mistakes: problems.filter(({ severity }) => severity === 'mistake'),
    warnings: warnings.toSorted((one, two) => Number(changed.has(two.file)) - Number(changed.has(one.file))),
    conflicts: draft.conflicts.size,
  };
}
