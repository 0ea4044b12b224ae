import InterfaceFiles
import UIKitStoryboards

extension UIPageControl {
    /// Reads the attributes of a page control. The number of pages is first, because it limits the current page.
    func readPageControl(_ reader: InterfaceReader) {
        if let count = reader.element.integer("numberOfPages") { numberOfPages = count }
        if let page = reader.element.integer("currentPage") { currentPage = page }
        reader.bool("hidesForSinglePage", self, \.hidesForSinglePage)
        reader.bool("allowsContinuousInteraction", self, \.allowsContinuousInteraction)
        if let color = reader.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = reader.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
        if let style: BackgroundStyle = reader.choice("backgroundStyle", .interfaceWords) {
            backgroundStyle = style
        }
        if let image = reader.image("preferredIndicatorImage") { preferredIndicatorImage = image }
        reader.element.reportAbsence(of: "defersCurrentPageDisplay")
    }
}

extension [String: UIPageControl.BackgroundStyle] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
    ]
}
