import type { StudioProblem } from '../../../schema/api/studio/page.ts';
import type { Publishing, PublishStep } from '../../../schema/api/studio/publish.ts';
import type { Clock } from '../../../server/lib/clock.ts';
import { EditError } from '../../edit/edit-error.ts';
import { ReleaseError } from '../../releases/release.ts';
import type { Releases } from '../../releases/releases.ts';
import { messageOf, summaryOf } from '../../words/summary.ts';
import { changesOf } from '../answers/draft-answer.ts';
import type { Drafts, OpenDraft } from '../drafts/drafts.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import { studioProblems } from '../site/studio-problems.ts';

/** Who publishes. */
export interface Publisher {
  name: string;
  email: string;
}

export interface PublisherParts {
  drafts: Drafts;
  releases: Releases;
  clock: Clock;
  onChange: (publishing: Publishing) => void;
  /**
   * Completes what failed halfway: a publication that the repository has and visitors do not, and a roll back that the repository
   * lacks, because what it took back would be published again.
   * @returns the draft that went live by this
   */
  complete: () => Promise<string | undefined>;
  /** Receives what went wrong and is not the author's. */
  warn: (error: unknown, message: string) => void;
}

/** Why a draft cannot be published as it is. */
export class NotPublishable extends Error {
  override name = 'NotPublishable';
  readonly mistakes: StudioProblem[];

  constructor(message: string, mistakes: StudioProblem[] = []) {
    super(message);
    this.mistakes = mistakes;
  }
}

/** How a publication ended. One that failed for now can succeed later without anyone's doing. */
export type Outcome = 'live' | 'failed' | 'failed-for-now';

export type Publishers = ReturnType<typeof createPublisher>;

/** Publishes drafts, one at a time. Live pages change in one step at the end, or not at all. */
export function createPublisher({ drafts, releases, clock, onChange, warn, complete }: PublisherParts) {
  let current: Publishing | undefined;
  let working: Promise<Outcome> = Promise.resolve('live');

  function set(change: Partial<Publishing>): void {
    if (!current) return;
    current = { ...current, ...change };
    onChange(current);
  }

  async function step<Result>(name: PublishStep, work: () => Promise<Result>): Promise<Result> {
    const before = current?.steps ?? [];
    const started = clock().getTime();
    set({ steps: [...before, { step: name }] });
    const result = await work();
    set({ steps: [...before, { step: name, tookMs: clock().getTime() - started }] });
    return result;
  }

  async function run(open: OpenDraft, by: Publisher): Promise<void> {
    const { draft, id, site } = open;
    const completed = await step('check', async () => {
      const finished = await complete();
      draft.takeOutside();
      await drafts.update(open);
      if (draft.conflicts.size > 0)
        throw new NotPublishable('Two values wait for a choice. Choose one of them first.');
      const mistakes = (await site.problems()).filter(({ severity }) => severity === 'mistake');
      if (mistakes.length > 0) throw new NotPublishable('The draft has mistakes.', mistakes);
      await site.lockRoutes();
      return finished;
    });
    const changes = changesOf(open);
    if (changes.length === 0 && completed === id) return set({ state: 'live' });
    if (changes.length === 0) throw new NotPublishable('The draft changes nothing.');
    const note = { author: by, message: messageOf(changes) };
    const expected = draft.baseCommit() ?? '';
    const commit = await drafts.commit(open, note);
    const release = await step('build', () =>
      drafts.checkedOut(commit, (configs) =>
        releases.make(
          { configs, commit },
          {
            ...{ by, draft: id, base: expected },
            title: summaryOf(changes),
            changes: changes.flatMap((page) => page.changes),
          },
          {
            onStep: ({ title, progress }) =>
              showProgress(progress === undefined ? title : `${title}, ${progress}`),
          },
        ),
      ),
    );
    // Authors go on typing while their draft is built, so what is recorded is what was built.
    await step('record', () => drafts.publish(open, { ...note, expected, commit })).catch(async (error) => {
      // What failed can be tried again, and each time would leave another release.
      if ((await drafts.published()) !== commit) await releases.discard(release.id);
      throw error;
    });
    await step('switch', () => releases.switchTo(release.id, by));
    set({ state: 'live' });
    void copyElsewhere();
  }

  function showProgress(progress: string): void {
    const steps = current?.steps ?? [];
    const last = steps.at(-1);
    if (last) set({ steps: [...steps.slice(0, -1), { ...last, progress }] });
  }

  async function copyElsewhere(): Promise<void> {
    try {
      const { pushed } = await drafts.push();
      if (pushed) set({ copy: 'pushed' });
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      set({ copy: error.message });
    }
  }

  function fail(error: unknown, { site }: OpenDraft): Outcome {
    if (error instanceof NotPublishable)
      set({ state: 'failed', reason: error.message, mistakes: error.mistakes });
    else if (error instanceof ReleaseError) {
      const { problems = [], reason } = error.release ?? {};
      const mistakes = studioProblems(site.root, { problems, draftProblems: [], warnings: [] });
      set({ state: 'failed', reason: reason ?? error.message, mistakes });
    } else if (error instanceof RepositoryError || error instanceof EditError)
      set({ state: 'failed', reason: error.message });
    else {
      warn(error, 'a draft could not be published');
      set({ state: 'failed', reason: 'Something went wrong on our side. Please try again.' });
    }
    return isForNow(error) ? 'failed-for-now' : 'failed';
  }

  return {
    current: () => current,
    /** Begins to publish a draft. @returns undefined while another one is being published */
    start(open: OpenDraft, by: Publisher, title: string): Publishing | undefined {
      if (current?.state === 'working') return undefined;
      const startedAt = clock().toISOString();
      current = { draft: open.id, title, author: by.name, startedAt, state: 'working', steps: [] };
      onChange(current);
      working = run(open, by).then(
        () => 'live',
        (error) => fail(error, open),
      );
      return current;
    },
    /** How the last one ended, when it has. */
    outcome: () => working,
  };
}

/** Whether a retry can succeed with the same draft: another build was running, the disk was full, or a commit came first. */
function isForNow(error: unknown): boolean {
  if (error instanceof NotPublishable || error instanceof EditError) return false;
  if (error instanceof ReleaseError)
    return error.code === 'busy' || (error.release?.problems ?? []).length === 0;
  return !(error instanceof RepositoryError) || error.reason !== 'unsafe-file';
}
