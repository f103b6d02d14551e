import { join } from 'node:path';
import type { PageResult } from '../project/read-page.ts';
import { stamp } from '../render/fingerprint.ts';
import type { RenderedPage, RenderPage } from '../render/render-page.ts';
import { encodedTarget } from '../validate/routes/redirects.ts';
import type { RecordedSchedule, StateFile } from '../write/manifest.ts';
import { statesFolder } from '../write/schedule-file.ts';
import type { BuildJob } from './build-job.ts';
import type { Weigher } from './weigh-pages.ts';

/** The states that a build renders. Each is staged at once, because all of them together can exceed the memory. */
export interface StateFiles {
  /** @param like see `Weigher` */
  add: (state: RenderedPage, like?: string) => StateFile;
  has: (path: string) => boolean;
}

export function createStateFiles(
  { out, changes: { previous }, staging }: Pick<BuildJob, 'out' | 'changes' | 'staging'>,
  weigher: Pick<Weigher, 'add'>,
): StateFiles {
  const added = new Set<string>();
  /** The name of a state is a hash of its content. */
  const isPublished = (path: string) => {
    const last = previous?.files[path];
    return last !== undefined && stamp(join(out, path)) === last;
  };

  return {
    add(state, like) {
      const path = `${statesFolder}/${state.digest}.html`;
      if (!added.has(path)) {
        weigher.add(path, state.html, like);
        if (!isPublished(path)) staging.put(path, state.html, 'before');
      }
      added.add(path);
      const { digest, revision, styleHash } = state;
      return { path, hash: digest, revision, styleHash };
    },
    has: (path) => added.has(path),
  };
}

export interface BuiltStates {
  schedule: RecordedSchedule;
  /** The page as it is now; undefined while it is not shown. */
  present?: RenderedPage;
  /** Names below assets/ that the states refer to. */
  assets: Set<string>;
}

/** Renders a page in each of its states. Equal states are one file. */
export function buildStates(
  { page, schedule, then, before }: Pick<PageResult, 'page' | 'schedule' | 'then' | 'before'>,
  renderPage: RenderPage,
  addState: (state: RenderedPage) => StateFile,
): BuiltStates {
  const { window, states = [{ from: 0, page }] } = schedule ?? {};
  const assets = new Set<string>();
  const recorded: RecordedSchedule['states'] = [];
  let present: RenderedPage | undefined;
  for (const { from, page } of states) {
    const rendered = page && renderPage(page);
    if (recorded.length === 0) present = rendered;
    for (const name of rendered?.assets ?? []) assets.add(name);
    recorded.push({ from, ...(rendered && { file: addState(rendered) }) });
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
    ...(present && { present }),
    assets,
  };
}
