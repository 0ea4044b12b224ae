/// A key of the on-screen keyboard that the user can tap.
package struct KeyPlace: Equatable {
    /// The function of a key.
    package enum Function: Equatable {
        /// Types a character.
        case character(String)
        case shift, delete, space, returnKey
        /// Shows letters or numbers.
        case switchLayout
    }

    package let function: Function
    /// The frame on the screen, in points.
    package let frame: CGRect
}

extension KeyboardSurface {
    /// The keys on the screen, from the top; none if the app's input view replaces them.
    ///
    /// - Parameter showsNumbers: Whether the user has switched from letters to numbers.
    package func keyPlaces(on screen: UIScreen, showsNumbers: Bool) -> [KeyPlace] {
        guard let keys else { return [] }
        var traits = traits
        if showsNumbers { traits.type = .numbersAndPunctuation }
        let insets = screen.hardwareInsets(isUpright: !screen.interfaceOrientation.isLandscape)
        let area = CGRect(
            x: lowerFrame.minX + insets.left, y: lowerFrame.minY + keys.suggestions,
            width: lowerFrame.width - insets.left - insets.right, height: keys.rows)
        let rows = KeyboardRows(for: traits, on: screen)
        return KeyboardPlaces(rows, in: area, on: screen).keys.compactMap { place in
            place.key.function.map { KeyPlace(function: $0, frame: place.frame) }
        }
    }
}

extension KeyboardKey {
    private static let layoutNames: Set = ["123", ".?123", "ABC", "#+="]

    /// The key's function; `nil` for a gap, and for a key that has no function here.
    fileprivate var function: KeyPlace.Function? {
        switch face {
        case .text(let text): Self.layoutNames.contains(text) ? .switchLayout : .character(text)
        case .digit(let digit, _): .character(digit)
        case .shift: .shift
        case .delete: .delete
        case .space: .space
        case .returnKey: .returnKey
        case .symbol, .nothing: nil
        }
    }
}
