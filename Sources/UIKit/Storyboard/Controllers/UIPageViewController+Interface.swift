// What a file says of a controller of pages before it is made.
extension InterfaceReader {
    var pageTransition: UIPageViewController.TransitionStyle? {
        choice("transitionStyle", ["pageCurl": .pageCurl, "scroll": .scroll])
    }

    var pageOrientation: UIPageViewController.NavigationOrientation? {
        choice("navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical])
    }

    var pageSpine: UIPageViewController.SpineLocation? {
        choice("spineLocation", ["none": .none, "min": .min, "mid": .mid, "max": .max])
    }

    /// The room between pages, in points.
    var pageSpacing: CGFloat? { element.number("pageSpacing").map { CGFloat($0) } }
}
