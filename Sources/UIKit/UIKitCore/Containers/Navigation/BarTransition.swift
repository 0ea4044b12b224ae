/// A bar between the items of two view controllers. Each title moves with its view controller and fades.
@MainActor
package struct BarTransition {
    package struct Title {
        package let item: UINavigationItem
        package var opacity: CGFloat
        /// The distance from its final position, in widths of the bar, toward the trailing edge.
        package var shift: CGFloat
    }

    package let leaving: UINavigationItem
    package private(set) var titles: [Title]
    /// The progress from 0, where the leaving item is shown, to 1.
    package let part: CGFloat

    /// - Parameter way: The distance that the titles move, in widths of the bar: less than 0 for a pop, and 0 for a zoom.
    init(from leaving: UINavigationItem, to coming: UINavigationItem, way: CGFloat, part: CGFloat) {
        titles = [
            Title(item: leaving, opacity: 1 - part, shift: -part * way),
            Title(item: coming, opacity: part, shift: (1 - part) * way),
        ]
        (self.leaving, self.part) = (leaving, part)
    }

    /// Lets the titles begin where an interrupted transition displayed them.
    mutating func begin(from shown: [Title]) {
        for title in shown {
            let rest = 1 - part
            if titles[0].item === title.item {
                titles[0].opacity = rest * title.opacity
                titles[0].shift += rest * title.shift
            } else if titles[1].item !== title.item {
                titles.append(Title(item: title.item, opacity: rest * title.opacity, shift: title.shift))
            }
        }
    }
}
