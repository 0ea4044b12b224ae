extension [String: UIPageViewController.TransitionStyle] {
    static let interfaceWords: Self = ["pageCurl": .pageCurl, "scroll": .scroll]
}

extension [String: UIPageViewController.NavigationOrientation] {
    static let interfaceWords: Self = ["horizontal": .horizontal, "vertical": .vertical]
}

extension [String: UIPageViewController.SpineLocation] {
    static let interfaceWords: Self = ["none": .none, "min": .min, "mid": .mid, "max": .max]
}
