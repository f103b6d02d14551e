import { loadSchemas } from '../../schema/load-schemas.ts';
import { createYamlReader, type ReadYaml } from '../load/yaml/read-yaml.ts';
import { compilePlans, type Plan } from '../prepare/value/plan.ts';
import { createValidator, type Validator } from '../validate/schema/validator.ts';

/** The compiled schemas, and a YAML reader with its cache. They do not depend on a folder. */
export interface ReadingTools {
  readYaml: ReadYaml;
  validator: Validator;
  plans: Map<string, Plan | undefined>;
}

export function createReadingTools(): ReadingTools {
  const files = loadSchemas();
  return { readYaml: createYamlReader(), validator: createValidator(files), plans: compilePlans(files) };
}
