/// A value in an Interface Builder file that cannot be what it is there for. The file is read without it.
package struct InterfaceFault: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as it was given for reading.
    package let path: String
    /// The line of the element, counted from 1.
    package let line: Int
    /// The elements from the root to the one with the fault, as in ``InterfaceElement/elementPath``.
    package let element: String
    /// What is wrong, in words.
    package let message: String

    /// The fault on one line: `Main.storyboard:12: document/scenes/…: hidden="yes" is not YES or NO`.
    package var description: String { "\(path):\(line): \(element): \(message)" }
}
