extension Runtime {
    /// The photos on the device.
    package var photos: PhotoLibrary { state(PhotoLibrary.init) }
}
