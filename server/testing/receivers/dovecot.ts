import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** A real IMAP server with one mailbox, on the loopback interface. */
export interface Dovecot extends AsyncDisposable {
  /** IMAP_URL. */
  url: string;
  /** Delivers a message, as a mail server does. */
  deliver(message: string | Uint8Array): void;
  /** Messages that were marked as seen. */
  seen(): number;
  /** Deletes all messages. */
  empty(): void;
  /** Replaces the mailbox with an empty one that numbers its messages from the start. */
  renumber(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const program = '/usr/sbin/dovecot';
const libraries = '/usr/lib/dovecot';

const readyWithinMs = 20_000;

/** Installs Dovecot if it is missing and this process may. @returns whether it is installed */
export function ensureDovecot(): boolean {
  if (!isInstalled() && process.getuid?.() === 0) install();
  return isInstalled();
}

const isInstalled = () => existsSync(program) && existsSync(join(libraries, 'imap'));

/** Debian starts what it installs, unless this program forbids it. */
const policy = '/usr/sbin/policy-rc.d';

/** Ignores failures: callers check for the result. */
function install(): void {
  const hasPolicy = existsSync(policy);
  if (!hasPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const packages = 'dovecot-core dovecot-imapd';
  const get = `apt-get install -y -qq --no-remove --no-install-recommends ${packages}`;
  try {
    execFileSync('sh', ['-c', `${get} || { apt-get update -qq && ${get}; }`], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 180_000,
    });
  } catch {
  } finally {
    if (!hasPolicy) rmSync(policy, { force: true });
  }
}

/** @throws Error if Dovecot is not installed; see `ensureDovecot` */
export async function startDovecot(): Promise<Dovecot> {
  if (!ensureDovecot()) throw new Error('Dovecot is not installed: apt-get install dovecot-imapd');
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const mailbox = join(folder, 'mail/answers');
  const config = join(folder, 'dovecot.conf');
  let child: ChildProcess | undefined;
  const killAll = () => {
    try {
      if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  process.once('exit', killAll);

  function createMailbox(): void {
    for (const name of ['cur', 'new', 'tmp'])
      mkdirSync(join(mailbox, name), { recursive: true, mode: 0o777 });
    execFileSync('chmod', ['-R', 'a+rwX', join(folder, 'mail')]);
  }

  async function start(): Promise<void> {
    // In a process group of its own, which ends as a whole.
    child = spawn(program, ['-F', '-c', config], { stdio: 'ignore', detached: true });
    const started = Date.now();
    while (!(await greets(port))) {
      if (child.exitCode !== null || Date.now() - started > readyWithinMs)
        throw new Error(`Dovecot did not start:\n${readFileSync(join(folder, 'dovecot.log'), 'utf8')}`);
      await sleep(50);
    }
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    // Sessions of clients would go on.
    killAll();
  }

  writeFileSync(config, configText({ folder, port, mailbox }));
  createMailbox();
  await start();
  return {
    url: `imap://answers:secret@127.0.0.1:${port}/INBOX`,
    deliver(message) {
      // Written elsewhere first, so the server never sees half a message.
      const name = `${Date.now()}.${randomUUID()}.host`;
      writeFileSync(join(mailbox, 'tmp', name), message, { mode: 0o666 });
      renameSync(join(mailbox, 'tmp', name), join(mailbox, 'new', name));
    },
    seen: () => readdirSync(join(mailbox, 'cur')).filter((name) => /:2,[A-Z]*S/.test(name)).length,
    empty() {
      for (const name of ['cur', 'new'])
        for (const file of readdirSync(join(mailbox, name))) rmSync(join(mailbox, name, file));
    },
    async renumber() {
      await stop();
      rmSync(mailbox, { recursive: true, force: true });
      createMailbox();
      // The numbering of a mailbox is named after the second in which it was created.
      await sleep(1100);
      await start();
    },
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      process.off('exit', killAll);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Settings {
  folder: string;
  port: number;
  mailbox: string;
}

function configText({ folder, port, mailbox }: Settings): string {
  const user = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? 'nobody' : user; // language-ok: a user name
  const id = (option: string) => execFileSync('id', [option, owner], { encoding: 'utf8' }).trim();
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${owner}
default_internal_group = ${id('-gn')}
default_login_user = ${owner}
first_valid_uid = 1
mail_max_userip_connections = 100
mail_location = maildir:${mailbox}
maildir_very_dirty_syncs = no
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${id('-u')} gid=${id('-g')} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

async function greets(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(2000) })) as [Buffer];
    return greeting.toString().includes('OK');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
