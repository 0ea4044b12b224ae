import InterfaceFiles

extension UIScrollView {
    /// Reads the attributes of every scroll view.
    func readScrolling(_ reader: InterfaceReader) {
        clipsToBounds = reader.element.bool("clipsSubviews") ?? false
        for (name, property) in Self.switches { reader.bool(name, self, property) }
        reader.number("minimumZoomScale", self, \.minimumZoomScale)
        reader.number("maximumZoomScale", self, \.maximumZoomScale)
        if let style: IndicatorStyle = reader.choice("indicatorStyle", .interfaceWords) {
            indicatorStyle = style
        }
        if let behavior: ContentInsetAdjustmentBehavior = reader.choice(
            "contentInsetAdjustmentBehavior", .interfaceWords)
        {
            contentInsetAdjustmentBehavior = behavior
        }
        if let mode: KeyboardDismissMode = reader.choice("keyboardDismissMode", .interfaceWords) {
            keyboardDismissMode = mode
        }
        if let insets = reader.insets("contentInset") { contentInset = insets }
        if let insets = reader.insets("scrollIndicatorInsets") {
            horizontalScrollIndicatorInsets = insets
            verticalScrollIndicatorInsets = insets
        }
        if let size = reader.size("contentSize") { contentSize = size }
        readContentGuides(reader)
        if let control = reader.object("refreshControl", as: UIRefreshControl.self) {
            refreshControl = control
        }
        reader.element.reportAbsence(of: "springLoaded")
    }

    private func readContentGuides(_ reader: InterfaceReader) {
        if let guide = reader.element.child("viewLayoutGuide", key: "contentLayoutGuide") {
            reader.loading.note(contentLayoutGuide, for: guide)
        }
        if let guide = reader.element.child("viewLayoutGuide", key: "frameLayoutGuide") {
            reader.loading.note(frameLayoutGuide, for: guide)
        }
    }

    private static let switches: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
        ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        ("alwaysBounceVertical", \.alwaysBounceVertical),
        ("bounces", \.bounces), ("bouncesZoom", \.bouncesZoom),
        ("canCancelContentTouches", \.canCancelContentTouches),
        ("delaysContentTouches", \.delaysContentTouches),
        ("directionalLockEnabled", \.isDirectionalLockEnabled), ("pagingEnabled", \.isPagingEnabled),
        ("scrollEnabled", \.isScrollEnabled), ("scrollsToTop", \.scrollsToTop),
        ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        ("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
    ]
}

extension [String: UIScrollView.IndicatorStyle] {
    static let interfaceWords: Self = ["default": .default, "black": .black, "white": .white]
}

extension [String: UIScrollView.KeyboardDismissMode] {
    static let interfaceWords: Self = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]
}

extension [String: UIScrollView.ContentInsetAdjustmentBehavior] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
