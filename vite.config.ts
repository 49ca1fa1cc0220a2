import { readdirSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const web = resolve(import.meta.dirname, 'src/web')
const dist = resolve(import.meta.dirname, 'dist')

/** The faces of the first view; the serif is fetched with the first quote. */
const preloadedFonts = /ibm-plex-sans-latin-(400|500|600)-normal.*\.woff2$/

/** Names the fonts in the application's head, so that they load beside the style sheet and not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const fonts = Object.keys(bundle).filter((file) => preloadedFonts.test(file))
        return fonts.toSorted().map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend',
        }))
      },
    },
  }
}

/** Every file of a folder as an entry of the build, by its name. */
function entriesOf(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((file) => [parse(file).name, join(folder, file)]))
}

/** What scripts of public pages share and need neither React nor schemas for; then what makes calls, and what every call is told of. */
const plain = /\/domain\/text\/thousands\.ts$|carried-toast\.ts$|toasts\.ts$|toaster\.ts$|preload-helper|client\/no-answer\.ts$/
/** The choice of options and its price, and where it is kept, as all that is kept: not for sign-in. */
const pricing = /\/domain\/public-face\/(pricing|content)\.ts$|pricing-selector\/|\/web\/kept\/place\.ts$/
const calling =
  /node_modules\/zod\/|\/src\/contract\/(accounts|call|pages|parameters)\.ts$|\/src\/domain\/(accounts\/account|text\/(parsed-json|text))\.ts$|\/web\/client\/[^/]+\.ts$/
/** What the device keeps: for the account menu and for a contact that is sent, not for everything that makes calls. */
const keeping = /\/web\/kept\/kept\.ts$/
/** What sets to work the pages of a link, without React; what they call comes after the page was seen, or with the first press. */
const linking =
  /\/public\/(?:share|remarks)\/(?!kept-typed|typed-fields|offer-discard)|\/web\/ui\/.*\.ts$|\/web\/kept\/reader-name\.ts$/
const calledByLinks = /\/src\/(?:domain|contract)\/|\/remarks\/(?:kept-typed|typed-fields|offer-discard)/
/** What draws: only where React does. */
const drawing = /node_modules\/(react|react-dom|scheduler)\/|lucide-react|\/web\/ui\/.*\.tsx/

/** Paths that the server renders itself, and the files of that build. */
const serverPaths = ['/api', '/assets', '/learn', '/share', '/waitlist', '/auth', '/reset-password']

/**
 * Three builds of one source. `client`: the application. `scripts`: what browsers load beside a public page, of each page the file of
 * its name in public/scripts; built apart, so that a page loads none of the application. `ssr`: what the server loads to render
 * public pages, each file of public/pages, and its style sheet.
 */
export default defineConfig({
  root: web,
  publicDir: resolve(web, 'static'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: resolve(web, 'app/routes'),
      generatedRouteTree: resolve(web, 'app/routeTree.gen.ts'),
      addExtensions: true,
      disableLogging: true,
      routeTreeFileHeader: ['/* Written by the router plugin from app/routes. */'],
      routeTreeFileFooter: [],
    }),
    react(),
    preloadFonts(),
  ],
  builder: {},
  build: {
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: font, and a file is cached better than a copy in the style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark(), :has() and subgrid without a copy of every colour: browsers since May 2024.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: join(dist, 'web'),
        rolldownOptions: { input: { app: join(web, 'index.html') } },
      },
    },
    scripts: {
      consumer: 'client',
      build: {
        outDir: join(dist, 'scripts'),
        copyPublicDir: false,
        rolldownOptions: {
          input: entriesOf(join(web, 'public/scripts')),
          // Few requests a page: React with what it draws, what needs neither it nor schemas, what makes calls, what is kept, and the forms of sign-in are one file each.
          output: {
            codeSplitting: {
              groups: [
                { name: 'plain', test: plain, priority: 4, minShareCount: 2 },
                { name: 'pricing', test: pricing, priority: 4, minShareCount: 2 },
                { name: 'calls', test: calling, priority: 3, minShareCount: 2 },
                { name: 'kept', test: keeping, priority: 3, minShareCount: 2 },
                { name: 'react', test: drawing, priority: 2, minShareCount: 2 },
                { name: 'link', test: linking, priority: 2, minShareCount: 2 },
                { name: 'link-calls', test: calledByLinks, priority: 2, minShareCount: 2 },
                { name: 'forms', test: /\/public\/form\//, priority: 1, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      // One file a page with all it needs: no look-up in node_modules when the server starts.
      resolve: { noExternal: true },
      build: {
        outDir: join(dist, 'pages'),
        copyPublicDir: false,
        emitAssets: true,
        cssMinify: true,
        rolldownOptions: {
          input: entriesOf(join(web, 'public/pages')),
          // The account menu apart: readers who are signed out are not sent its style sheet.
          output: { codeSplitting: { groups: [{ name: 'account-menu', test: /\/web\/(account|ui\/menu)\/.*\.css$/ }] } },
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, 'http://localhost:3000'])),
  },
})
