extension UIPageControl: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(
            value: "page \(currentPage + 1) of \(numberOfPages)", traits: [.adjustable, .updatesFrequently])
    }
}
