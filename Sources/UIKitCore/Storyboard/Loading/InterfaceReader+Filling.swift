import InterfaceFiles

extension InterfaceReader {
    /// Has a view that is there already read an element that stands for it.
    package func fill(_ view: UIView, with key: String) {
        guard let element = element.child(forKey: key) else { return }
        // Which cell it belongs to is seen from where it is.
        _ = (element["tableViewCell"], element["customClass"], element["customModule"])
        loading.note(view, for: element)
        view.readView(of(element))
    }
}
