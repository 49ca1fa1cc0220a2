// Applies the stored choice of light or dark before the first paint; without one the system decides.
;(function () {
  var theme
  try {
    theme = localStorage.getItem('credscout.theme')
  } catch {
    return
  }
  if (theme !== 'light' && theme !== 'dark') return
  document.documentElement.dataset.theme = theme
  for (var meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute('media')
    meta.content = theme === 'dark' ? '#161d1a' : '#ffffff'
  }
})()
