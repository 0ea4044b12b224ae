extension UINavigationController {
    /// Reads a navigation controller: its bars and its root view controller.
    func readStack(_ reader: InterfaceReader) {
        if let bar = reader.object("navigationBar", as: UINavigationBar.self) { adopt(bar) }
        if let toolbar = reader.object("toolbar", as: UIToolbar.self) { adopt(toolbar) }
        readHiding(reader)
        // The file states that there are no view controllers other than the relationship's.
        for absent in reader.element.children("nil") { _ = absent["name"] }
        let pages = reader.related("rootViewController")
        if !pages.isEmpty { change(.set(pages), animated: false) }
    }

    private func readHiding(_ reader: InterfaceReader) {
        if let isHidden = reader.element.bool("navigationBarHidden") {
            changeNavigationBar(isHidden: isHidden)
        }
        if let isHidden = reader.element.bool("toolbarHidden") { changeToolbar(isHidden: isHidden) }
        if reader.element.bool("hidesBarsOnSwipe") == true { hidesBarsOnSwipe = true }
        if reader.element.bool("hidesBarsOnTap") == true { hidesBarsOnTap = true }
        if reader.element.bool("hidesBarsWhenVerticallyCompact") == true {
            hidesBarsWhenVerticallyCompact = true
        }
        reader.element.reportAbsence(of: "hidesBarsWhenKeyboardAppears")
    }
}
