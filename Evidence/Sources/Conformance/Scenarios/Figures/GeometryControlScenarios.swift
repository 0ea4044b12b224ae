import Simulator

// The intrinsic sizes of controls and indicators.
extension Scenario {
    static let controlSizes: [Scenario] =
        figures("geo-switch geo-switch-26") { try $0.measureOwnSize(of: UISwitch()) }
        + figures("geo-slider geo-slider-26") { try $0.measureOwnSize(of: UISlider()) }
        + figures("geo-segments-early geo-segments") {
            try $0.measureOwnSize(of: UISegmentedControl(items: ["First", "Second"]))
        }
        + figures("geo-dots-early geo-dots") { stage in
            let dots = UIPageControl()
            dots.numberOfPages = 3
            try stage.measureOwnSize(of: dots)
        }
        + figures("geo-progress-early geo-progress") {
            try $0.measureOwnSize(of: UIProgressView(progressViewStyle: .default))
        }
        + figures("geo-field-early geo-field") { stage in
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: 14)
            try stage.measureOwnSize(of: field)
        }
        + figures("geo-image") { stage in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
            try stage.measureOwnSize(of: UIImageView(image: image))
        }
        + figures("geo-spinner") { try $0.measureOwnSize(of: UIActivityIndicatorView(style: .medium)) }
        + figures("geo-spinner-large") { try $0.measureOwnSize(of: UIActivityIndicatorView(style: .large)) }
        + [
            .uncovered("geo-alert", "An alert's view fills its container here.")
        ]

    static let controlDefaults: [Scenario] =
        figures("geo-bar-item-width") { $0.measure("width", UIBarButtonItem().width) }
        + [.uncovered("geo-button-insets", "Buttons have no insets for their content yet.")]
}
