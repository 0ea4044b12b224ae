/// An invalid value in an Interface Builder file. The file is read without it.
package struct InterfaceFault: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as passed to the reader.
    package let path: String
    /// The line of the element, starting at 1.
    package let line: Int
    /// The path of elements from the root to the invalid one, as in ``InterfaceElement/elementPath``.
    package let element: String
    /// A description of the fault.
    package let message: String

    /// The fault on one line: `Main.storyboard:12: document/scenes/…: hidden="yes" is not YES or NO`.
    package var description: String { "\(path):\(line): \(element): \(message)" }
}
