export function CreateProspectPage() {
  return <h1 className="container">Create Prospect</h1>
}
