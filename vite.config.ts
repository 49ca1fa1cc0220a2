import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const web = resolve(import.meta.dirname, 'src/web')

/** The faces of the first view; the serif is fetched with the first quote. */
const preloadedFonts = /ibm-plex-sans-latin-(400|500|600)-normal.*\.woff2$/

/** Names the fonts in the page's head, so that they load beside the style sheet and not after it. */
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
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: font, and a file is cached better than a copy in the style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark(), :has() and subgrid without a copy of every colour: browsers since May 2024.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://localhost:3000' } },
  preview: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
})
