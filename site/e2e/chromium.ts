import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Without network traffic of its own, and able to run as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Playwright's own settings for a mouse that hovers, which a second `--blink-settings` would replace. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

interface Launch {
  /** Whether pages load pictures. They load faster without. */
  pictures?: boolean;
  /** Whether pages that a visitor left are kept. Only the whole browser can. */
  backForwardCache?: boolean;
  /** More command-line switches. */
  extra?: string[];
}

/** A headless Chromium. @param path from `ensureChromium`; by default the whole browser, which must be installed */
export function launchChromium(
  path = findFull(),
  { pictures = true, backForwardCache = false, extra = [] }: Launch = {},
): Promise<Browser> {
  const more = pictures ? [] : [`--blink-settings=imagesEnabled=false,${mouse}`];
  return chromium.launch({
    executablePath: path,
    args: [...args, ...more, ...extra],
    // Without UTF-8, downloads with other letters in their names are all called "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
  });
}

/** The path of a Chromium, installed if necessary. @throws when none can be installed */
export function ensureChromium(): string {
  if (!findFull()) run('npx', 'playwright', 'install', 'chromium');
  if (!findFull()) aptInstall('chromium');
  const path = findFull();
  if (path) return path;
  throw new Error('Chromium was not found and could not be installed. Install it: apt-get install chromium');
}

/**
 * The path of Chromium's headless shell, installed if possible, or else of the whole browser. The shell needs half the CPU
 * time, but has no back/forward cache.
 */
export function ensureHeadlessShell(): string {
  if (!findShell()) aptInstall('chromium-headless-shell');
  return findShell() ?? ensureChromium();
}

const findFull = () => [process.env.CHROMIUM, ...fullBrowsers, chromium.executablePath()].find(exists);

const findShell = () => [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell'].find(exists);

/** The path of an installed Chromium; undefined if there is none. */
export const findChromium = () => findShell() ?? findFull();

const exists = (path: string | undefined) => path !== undefined && existsSync(path);

/** Only root can install packages. */
function aptInstall(name: string): void {
  if (process.getuid?.() !== 0) return;
  run('sh', '-c', `apt-get update -qq && apt-get install -y -qq --no-remove ${name}`);
}

/** Ignores failures: callers check for the installed browser. */
function run(command: string, ...options: string[]): void {
  try {
    execFileSync(command, options, { stdio: 'ignore', timeout: 300_000 });
  } catch {}
}
