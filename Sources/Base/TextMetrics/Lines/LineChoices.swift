/// The app's decisions during layout. Offsets are UTF-16 units. A result of `nil` keeps the text's own layout.
package struct LineChoices {
    /// The effect of a control character.
    package enum ControlUse {
        /// Whitespace with a width.
        case space(Double)
        /// Advances to a tab stop.
        case tab
        /// Ends the paragraph.
        case newline
        /// Ends the container.
        case containerEnd
    }

    /// The effect of the control character at an offset.
    package var control: ((_ place: Int, _ character: Unicode.Scalar) -> ControlUse?)?
    /// Whether a line may start at an offset.
    package var mayBreak: ((_ place: Int) -> Bool)?
    /// The space between a positioned line and the next line.
    package var spacingAfterLine: ((_ line: TextLine) -> Double?)?
    /// The space above a paragraph that starts with a line.
    package var spacingBeforeParagraph: ((_ firstLine: TextLine) -> Double?)?
    /// The space below a paragraph that ends with a line.
    package var spacingAfterParagraph: ((_ lastLine: TextLine) -> Double?)?
    /// The available spans for lines, from left to right, in a container that isn't a rectangle: for the top of a line, its height,
    /// and the offset of its first character.
    package var rooms: ((_ top: Double, _ height: Double, _ start: Int) -> [ClosedRange<Double>])?

    /// Creates choices that keep the text's own layout.
    package init() {}
}
