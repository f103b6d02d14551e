import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatProblems } from '../errors/format-problems.ts';
import { projectFolder } from '../paths.ts';
import type { DevSite } from './dev-site.ts';
import { errorText } from './error-text.ts';

/**
 * Reloads the browser when a page, content file, picture, component, or style changes, or shows the problems over the page.
 * @returns a function that stops it
 */
export function reloadOnChange(vite: ViteDevServer, site: DevSite, configs: string): () => void {
  const root = resolve(configs);
  const pages = root + sep;
  const code = join(projectFolder, 'site') + sep;
  const schema = join(projectFolder, 'schema') + sep;
  let pending: NodeJS.Timeout | undefined;
  const showError = (message: string) => vite.ws.send({ type: 'error', err: { message, stack: '' } });

  async function reload(): Promise<void> {
    try {
      const problems = await site.problems();
      if (problems.length === 0) vite.ws.send({ type: 'full-reload', path: '*' });
      else showError(formatProblems(problems));
    } catch (error) {
      showError(errorText(error));
    }
  }

  /** Waits 30 ms for more changes. */
  function changed(path: string): void {
    if (!path.startsWith(code)) site.forget(path.startsWith(schema));
    clearTimeout(pending);
    pending = setTimeout(reload, 30);
  }

  vite.watcher.on('all', (_event, path) => {
    if ([pages, code, schema].some((parent) => path.startsWith(parent))) changed(path);
  });
  vite.watcher.on('error', (error) => {
    // The watcher failed at a file that changed while it looked: checking again says what is there now.
    if (isOfChangedFile(error)) changed(pages);
    else showError(errorText(error));
  });
  vite.watcher.add(root);
  const stopChecking = onFolderReplaced(root, () => {
    vite.watcher.unwatch(root);
    vite.watcher.add(root);
    changed(pages);
  });
  return () => {
    clearTimeout(pending);
    stopChecking();
  };
}

/** Polls a folder's identity, because file watchers do not notice when the watched folder itself is removed or replaced. */
function onFolderReplaced(folder: string, callback: () => void): () => void {
  const identity = () => {
    try {
      const { ino, birthtimeMs } = statSync(folder);
      return `${ino} ${birthtimeMs}`;
    } catch {
      return undefined;
    }
  };
  let last = identity();
  const timer = setInterval(() => {
    const current = identity();
    if (current !== last) callback();
    last = current;
  }, 300);
  return () => clearInterval(timer);
}

/** A file was removed, or a link became a file, between two calls of the watcher. */
function isOfChangedFile(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['EINVAL', 'ENOENT', 'ENOTDIR'].includes(code);
}
