/// What an app decides while lines are laid out. Places count UTF-16 units; what is `nil` is as the text has it.
package struct LineChoices {
    /// What a control character does in a layout.
    package enum ControlUse {
        /// It takes room.
        case space(Double)
        /// It leads to a tab stop.
        case tab
        /// It ends a paragraph.
        case newline
        /// It ends what the container holds.
        case containerEnd
    }

    /// What a control character at a place does.
    package var control: ((_ place: Int, _ character: Unicode.Scalar) -> ControlUse?)?
    /// Whether a line may begin at a place.
    package var mayBreak: ((_ place: Int) -> Bool)?
    /// The space between a line that lies at its place and the next line.
    package var spacingAfterLine: ((_ line: TextLine) -> Double?)?
    /// The space above a paragraph that begins with a line.
    package var spacingBeforeParagraph: ((_ firstLine: TextLine) -> Double?)?
    /// The space beneath a paragraph that ends with a line.
    package var spacingAfterParagraph: ((_ lastLine: TextLine) -> Double?)?
    /// The rooms of the lines at a height, from left to right, in a container that is no rectangle: from the top of a line, its height and the
    /// place of its first character.
    package var rooms: ((_ top: Double, _ height: Double, _ start: Int) -> [ClosedRange<Double>])?

    /// Creates choices of an app that decides nothing.
    package init() {}
}
