import InterfaceFiles

extension UIGestureRecognizer {
    /// Reads what a file says of every recogniser.
    func readRecognizer(_ reader: InterfaceReader) {
        reader.bool("enabled", self, \.isEnabled)
        reader.bool("cancelsTouchesInView", self, \.cancelsTouchesInView)
        reader.bool("delaysTouchesBegan", self, \.delaysTouchesBegan)
        reader.bool("delaysTouchesEnded", self, \.delaysTouchesEnded)
    }
}

// As with responders: the class method borrows the symbol of an initialiser that finds the subclass's own.
extension UIGestureRecognizer {
    @_silgen_name("pageflow_make_recognizer")
    convenience init?(ofItsClassFrom coder: NSCoder) {
        self.init(coder: coder)
    }
}

extension UIGestureRecognizer {
    /// Makes a recogniser of the class that is asked, by its `init(coder:)`.
    @_silgen_name("pageflow_make_recognizer")
    static func make(ofItsClassFrom coder: consuming NSCoder) -> UIGestureRecognizer?
}
