// Swift Testing looks for this module where a test imports CoreImage; it has nothing to add.
