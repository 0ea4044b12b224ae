import InterfaceFiles

extension InterfaceReader {
    /// Makes an existing view read the element that represents it.
    package func fill(_ view: UIView, with key: String) {
        guard let element = element.child(forKey: key) else { return }
        // The cell is known from the element's position.
        _ = (element["tableViewCell"], element["customClass"], element["customModule"])
        loading.note(view, for: element)
        view.readView(of(element))
    }
}
