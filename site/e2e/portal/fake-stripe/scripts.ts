import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entries = ['stripe', 'field', 'dialog', 'bank'] as const;

export type ScriptName = (typeof entries)[number];

let built: Promise<Record<ScriptName, string>> | undefined;

/** The bundled scripts of the fake Stripe.js. Built once per worker. */
export function buildScripts(): Promise<Record<ScriptName, string>> {
  built ??= Promise.all(entries.map(async (name) => [name, await bundle(name)] as const)).then(
    (pairs) => Object.fromEntries(pairs) as Record<ScriptName, string>,
  );
  return built;
}

async function bundle(name: ScriptName): Promise<string> {
  const entry = fileURLToPath(new URL(`./browser/${name}.ts`, import.meta.url));
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'fakeStripeJs' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`Building ${entry} gave no script.`);
  return chunk.code;
}
