import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: '../schema.graphql',
  documents: ['codegen/graphql.ts'],
  generates: {
    '.made/graphql/': {
      preset: 'client',
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: 'string', JSON: 'unknown' } },
      presetConfig: { fragmentMasking: false },
    },
  },
  importExtension: '.ts',
}

// biome-ignore lint/style/noDefaultExport: the tool wants it so
export default config
