import { JsonScript } from '../../islands/json-script.tsx';
import type { LazyModules, PreparedLazyScripts } from '../../prepared-scripts.ts';

interface Props {
  scripts: PreparedLazyScripts;
  modules: Pick<LazyModules, 'chat' | 'vitals' | 'speed-metrics' | 'tags'>;
}

/**
 * Islands without HTML that the boot script imports once the page is usable. Each is a separate module and does not need
 * the runtime: some browsers never retry a failed import, so the runtime is imported only when a form or carousel needs it.
 */
export function LazyScripts({ scripts: { chat, vitals, speedMetrics, tags }, modules }: Props) {
  const enabled = [
    ['chat', chat],
    ['vitals', vitals],
    ['speed-metrics', speedMetrics],
    ['tags', tags?.settings],
  ] as const;
  return enabled.map(
    ([name, settings]) =>
      settings && (
        <div
          key={name}
          data-island={name}
          data-wake="idle"
          data-runtime={modules[name]}
          data-policy={name === 'tags' ? tags?.policy : undefined}
        >
          {settings !== true && <JsonScript data={settings} />}
        </div>
      ),
  );
}
