/** GraphiQL as Yoga's makers publish it, which reads subscriptions as this service sends them. */
const FROM = 'https://unpkg.com/@graphql-yoga/graphiql@4.5.1/dist'

/** The editor's helpers, each a worker: a page may start none from another origin, but from a copy. */
const WORKERS = {
  editorWorkerService: 'editor.worker.bundle.js',
  json: 'json.worker.bundle.js',
  graphql: 'graphql.worker..bundle.js',
}

/** The page for browsers: what it does comes from a content delivery network. */
export const GRAPHIQL = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Heliograph</title>
<link rel="stylesheet" crossorigin href="${FROM}/graphiql.css">
<body class="no-focus-outline">
<div id="root">GraphiQL is being loaded; it needs JavaScript.</div>
<script>
const copies = {}
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => copies[label] }
const copied = Object.entries(${JSON.stringify(WORKERS)}).map(async ([label, file]) => {
  const code = await (await fetch('${FROM}/monacoeditorwork/' + file)).text()
  copies[label] = URL.createObjectURL(new Blob([code], { type: 'application/javascript' }))
})
</script>
<script src="${FROM}/yoga-graphiql.umd.js"></script>
<script>
Promise.allSettled(copied).then(() => YogaGraphiQL.renderYogaGraphiQL(root, { title: 'Heliograph' }))
</script>
</html>
`
