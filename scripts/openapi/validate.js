// Says whether a document follows the rules of OpenAPI, and every schema in it those of JSON Schema:
// a misspelt keyword, which would allow everything, is a mistake here.
import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv2020 from "ajv/dist/2020.js";

const [, , path] = argv;
const document = JSON.parse(readFileSync(path, "utf8"));
const faults = [];

const validation = await new Validator().validate(structuredClone(document));
if (!validation.valid) faults.push(JSON.stringify(validation.errors, null, 2));

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
// What OpenAPI has besides schemas, so that references into it are found.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, "document");

function checkSchemas(value, place) {
  if (value === null || typeof value !== "object") return;
  for (const [key, member] of Object.entries(value)) {
    const memberPlace = `${place}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (key === "schema" || place === "#/components/schemas") {
      try {
        ajv.compile({ $ref: `document${memberPlace}` });
      } catch (error) {
        faults.push(`${memberPlace}: ${error.message}`);
      }
    } else {
      checkSchemas(member, memberPlace);
    }
  }
}
checkSchemas(document, "#");

for (const fault of faults) console.error(`${path}: ${fault}`);
if (faults.length > 0) exit(1);
console.log(`${path}: valid`);
