import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Quiet, and able to run as root in a container. */
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
  /** Whether pages load pictures; without them they are quicker. */
  pictures?: boolean;
}

/** A headless Chromium: an installed one, or else Playwright's own. @param path from `ensureChromium` */
export function launchChromium(path = findChromium(), { pictures = true }: Launch = {}): Promise<Browser> {
  const more = pictures ? [] : [`--blink-settings=imagesEnabled=false,${mouse}`];
  return chromium.launch({
    executablePath: path,
    args: [...args, ...more],
    // Playwright turns off the back/forward cache, which pages have to work with.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** The path of a Chromium, installed if need be. @throws when none can be had */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
  ];
  for (const [command, options] of attempts) {
    try {
      execFileSync(command, options, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      continue;
    }
    const path = findChromium();
    if (path) return path;
  }
  throw new Error('No Chromium is here and none could be installed. Install one: apt-get install chromium');
}

function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM, ...installed, own].find((path) => path && existsSync(path));
}
