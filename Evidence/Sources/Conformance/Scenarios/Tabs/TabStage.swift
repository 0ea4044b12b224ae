import Simulator

extension Stage {
    /// A page whose title is its name.
    func titled(_ name: String) -> Page {
        let page = page(name)
        page.title = name
        return page
    }
}
