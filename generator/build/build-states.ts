import type { PageResult } from '../project/read-page.ts';
import type { RenderedPage, RenderPage } from '../render/render-page.ts';
import { encodedTarget } from '../validate/routes/redirects.ts';
import { compressInBackground } from '../write/compress.ts';
import type { RecordedSchedule, StateFile } from '../write/manifest.ts';
import { statesFolder } from '../write/schedule-file.ts';

/** A page in one of its states, before it is published. */
export interface RenderedState extends RenderedPage {
  brotli: Uint8Array;
}

/** The states that a build has rendered, by path below the output folder. */
export type RenderedStates = Map<string, RenderedState>;

export interface BuiltStates {
  schedule: RecordedSchedule;
  /** Names below assets/ that the states refer to. */
  assets: Set<string>;
}

/** Renders a page in each of its states. Equal states are one file. */
export async function buildStates(
  { page, schedule, then, before }: Pick<PageResult, 'page' | 'schedule' | 'then' | 'before'>,
  renderPage: RenderPage,
  rendered: RenderedStates,
): Promise<BuiltStates> {
  const { window, states = [{ from: 0, page }] } = schedule ?? {};
  const assets = new Set<string>();
  const recorded: RecordedSchedule['states'] = [];
  for (const { from, page } of states) {
    const file = page && (await fileOf(renderPage(page)));
    recorded.push({ from, ...(file && { file }) });
  }
  const leadsTo = then === undefined ? undefined : encodedTarget(then);
  const instead = before === undefined ? undefined : encodedTarget(before);
  return {
    schedule: {
      ...(window && { window }),
      ...(leadsTo && { leadsTo }),
      ...(instead && { before: instead }),
      states: recorded,
    },
    assets,
  };

  async function fileOf(one: RenderedPage): Promise<StateFile> {
    const path = `${statesFolder}/${one.digest}.html`;
    if (!rendered.has(path)) rendered.set(path, { ...one, brotli: await compressInBackground(one.html) });
    for (const name of one.assets) assets.add(name);
    return { path, hash: one.digest, styleHash: one.styleHash };
  }
}
