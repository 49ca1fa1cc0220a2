/** Signs in at a server, saves and shares one prospect of usual size: twelve certifications with catalogue lines. */
export async function seed(port: number, password: string): Promise<{ cookie: string; id: number; shareId: string }> {
  const origin = `http://127.0.0.1:${port}`
  const post = async (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const login = await post('/api/login', { username: 'admin', password })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const organization = { name: 'Project Management Institute', description: '', website: 'https://www.pmi.org' }
  const certifications = await (await post('/api/query-certifications', { organization }, cookie)).json()
  const saved: unknown = await (await post('/api/searches', { organization, certifications }, cookie)).json()
  if (typeof saved !== 'object' || saved === null || !('id' in saved)) throw new Error('The prospect was not saved.')
  const id = Number(saved.id)
  const shared: unknown = await (await post('/api/share', { searchId: id }, cookie)).json()
  if (typeof shared !== 'object' || shared === null || !('shareId' in shared)) throw new Error('The prospect was not shared.')
  return { cookie, id, shareId: String(shared.shareId) }
}
