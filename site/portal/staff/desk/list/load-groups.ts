import type { LeadGroup, LeadGroupName, LeadListAnswer } from '../../../../../schema/api/desk.ts';
import type { Answer } from '../../../../http/call.ts';
import { type FurtherPages, withNextPage } from './groups.ts';

type LoadList = (url: string) => Promise<Answer<LeadListAnswer>>;

/** The address of the next leads of a group. */
export const pageUrl = (url: string, { name, next }: Pick<LeadGroup, 'name' | 'next'>): string =>
  `${url}&${new URLSearchParams({ group: name, after: next ?? '' })}`;

/** Loads the first leads of all groups, and the further pages that are shown. */
export async function loadGroups(
  load: LoadList,
  url: string,
  pages: FurtherPages,
): Promise<Answer<LeadGroup[]>> {
  const first = await load(url);
  if (first.kind !== 'ok') return first;
  let { groups } = first.body;
  for (const [name, count] of Object.entries(pages) as [LeadGroupName, number][]) {
    for (let page = 0; page < count; page++) {
      const group = groups.find((group) => group.name === name);
      if (!group?.next) break;
      const answer = await load(pageUrl(url, group));
      if (answer.kind !== 'ok') return answer;
      groups = withNextPage(
        groups,
        answer.body.groups.find((group) => group.name === name),
      );
    }
  }
  return { kind: 'ok', body: groups };
}
