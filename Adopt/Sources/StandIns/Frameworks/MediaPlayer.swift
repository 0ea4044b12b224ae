extension KnownFramework {
    static let mediaPlayer = KnownFramework(
        name: "MediaPlayer", prefixes: ["MP"], imports: [],
        text: """
            class MPVolumeView: UIView {
                var showsVolumeSlider = true
                var showsRouteButton = true
            }
            """)
}
