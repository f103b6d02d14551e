import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { editorFolder } from '../editor/refresh-editor-schemas.ts';
import { formatProblems } from '../errors/format-problems.ts';
import { projectFolder } from '../paths.ts';
import type { DevSite } from './dev-site.ts';
import { errorText } from './error-text.ts';
import { isTool } from './tools/tool-answers.ts';

/**
 * Reloads the browser when a page, content file, picture, component, or style changes, or shows the problems over the page.
 * @returns a function that stops it
 */
export function reloadOnChange(vite: ViteDevServer, site: DevSite, configs: string): () => void {
  const root = resolve(configs);
  const pages = root + sep;
  const code = join(projectFolder, 'site') + sep;
  const schema = join(projectFolder, 'schema') + sep;
  const editor = join(root, editorFolder);
  let pending: NodeJS.Timeout | undefined;
  /** The pages that browsers show. */
  const paths = new WeakMap<WebSocketClient, string>();
  vite.ws.on('pages:shown', ({ path }: { path?: unknown }, client) => {
    if (typeof path === 'string') paths.set(client, pathOf(path));
  });
  const errorOf = (message: string) => ({ type: 'error' as const, err: { message, stack: '' } });
  const showError = (message: string) => vite.ws.send(errorOf(message));

  async function reload(): Promise<void> {
    try {
      await Promise.all(Array.from(vite.ws.clients, reloadClient));
    } catch (error) {
      showError(errorText(error));
    }
    // Browsers come first.
    pending = setTimeout(refreshEditor, 300);
  }

  async function refreshEditor(): Promise<void> {
    try {
      const unwritten = await site.refreshEditor();
      if (unwritten !== undefined) vite.config.logger.warnOnce(unwritten);
    } catch (error) {
      showError(errorText(error));
    }
  }

  /** A mistake is shown only over the pages that it breaks. */
  async function reloadClient(client: WebSocketClient): Promise<void> {
    const path = paths.get(client);
    const problems = path === undefined || isTool(path) ? [] : await site.problems(path);
    client.send(
      problems.length === 0 ? { type: 'full-reload', path: '*' } : errorOf(formatProblems(problems)),
    );
  }

  /** Waits 30 ms for more changes. */
  function changed(path: string): void {
    if (!path.startsWith(code)) site.forget(path.startsWith(schema));
    clearTimeout(pending);
    pending = setTimeout(reload, 30);
  }

  vite.watcher.on('all', (_event, path) => {
    if (path.startsWith(editor)) return;
    if ([pages, code, schema].some((parent) => path.startsWith(parent))) changed(path);
  });
  vite.watcher.on('error', (error) => {
    // The watcher failed at a file that changed while it looked: checking again says what is there now.
    if (isOfChangedFile(error)) changed(pages);
    else showError(errorText(error));
  });
  vite.watcher.add(root);
  pending = setTimeout(refreshEditor, 300);
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

/** The path as pages are found by; malformed escapes stay as they are. */
function pathOf(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
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
